import type { LiveSource } from './live-source.ts';

/** Every so many cheap polls the registry's files and the page indexes are read in full. */
const FULL_EVERY = 10;

/**
 * Looks for a new release every `pollMs` ms until it is stopped. Never overlaps itself and never keeps
 * a process alive.
 *
 * @returns stops it, and resolves when the last look is over
 */
export function startPolling(
  live: Pick<LiveSource, 'poll' | 'refresh'>,
  pollMs: number,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;
  let count = 0;

  function schedule(): void {
    timer = setTimeout(() => {
      count += 1;
      looking = (count % FULL_EVERY === 0 ? live.refresh() : live.poll()).then(() => {
        if (!stopped) schedule();
      });
    }, pollMs);
    // Node's timers are objects that hold the process; elsewhere they are numbers.
    if (typeof timer === 'object') timer.unref();
  }

  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return looking;
  };
}
