/** How long refusals are held back, and how many. */
export interface HeldRefusalsOptions {
  /** ms */
  holdMs: number;
  /** Refusals that are held at once; further ones go out immediately. */
  most: number;
}

/** Resolves when the refusal may go out, or its client has gone away. */
export type HoldRefusal = (signal: AbortSignal) => Promise<void>;

/**
 * Holds refusals back. A client that asks again as soon as it is refused would else keep this process busy with
 * refusals alone; a held one costs a timer.
 */
export function createHeldRefusals({ holdMs, most }: HeldRefusalsOptions): HoldRefusal {
  let held = 0;
  return async (signal) => {
    if (held >= most || signal.aborted) return;
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
