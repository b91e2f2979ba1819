/** How long refusals are held back, and how many. */
export interface HeldRefusalsOptions {
  /** ms; default 1000. */
  holdMs?: number | undefined;
  /** Refusals that are held at once, each with a body of 64 KB at most; further ones go out immediately. Default 500. */
  most?: number;
}

/** Resolves when the answer may go out: at once unless it is a refusal, and when its client has gone away. */
export type HoldRefusal = (answer: Response, signal: AbortSignal) => Promise<void>;

/**
 * Holds refusals back that say when to come again. A client that asks again as soon as it is refused would else keep
 * this process busy with refusals alone; a held one costs a timer.
 */
export function createHeldRefusals(options: HeldRefusalsOptions): HoldRefusal {
  const { holdMs = 1000, most = 500 } = options;
  let held = 0;
  return async (answer, signal) => {
    const isRefusal =
      (answer.status === 429 || answer.status === 503) && answer.headers.has('Retry-After');
    if (!isRefusal || held >= most || signal.aborted) return;
    held += 1;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, holdMs);
      signal.addEventListener('abort', end, { once: true });
    });
    held -= 1;
  };
}
