import type { LiveSource } from './live-source.ts';

/** Every so many cheap polls the registry's files and the page indexes are read in full. */
const FULL_EVERY = 10;

/** Every so many polls the files of the live versions are read, once a minute at most: a bucket costs by the read. */
const VERIFY_EVERY = 300;
const VERIFY_MS = 60_000;

/** How long a gateway believes files that it has verified, ms. */
export function verifyMsOf(pollMs: number | null = 0): number {
  return pollMs === null ? VERIFY_MS * 10 : Math.max(VERIFY_MS, pollMs * VERIFY_EVERY);
}

/**
 * Looks for a new release every `pollMs` ms until it is stopped. Never overlaps itself and never keeps
 * a process alive.
 *
 * @returns stops it, and resolves when the last look is over
 */
export function startPolling(
  live: Pick<LiveSource, 'poll' | 'refresh' | 'verify'>,
  pollMs: number,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  let looking: Promise<void> = Promise.resolve();
  let verifying: Promise<void> = Promise.resolve();
  let stopped = false;
  let count = 0;

  function schedule(): void {
    timer = setTimeout(() => {
      count += 1;
      looking = (count % FULL_EVERY === 0 ? live.refresh() : live.poll()).then(() => {
        if (stopped) return;
        // Costs nothing until a verification is old; a release must not wait for it.
        verifying = live.verify();
        schedule();
      });
    }, pollMs);
    // Node's timers are objects that hold the process; elsewhere they are numbers.
    if (typeof timer === 'object') timer.unref();
  }

  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return looking.then(() => verifying);
  };
}
