import type { LiveSource } from './live-source.ts';

/** Every tenth poll reads the registry's files and the page indexes in full. */
const FULL_EVERY = 10;

/** Polls between two verifications of the live files. At most once a minute: a bucket charges for every read. */
const VERIFY_EVERY = 300;
const VERIFY_MS = 60_000;

/** How long a gateway trusts files that it has verified, ms. */
export function verifyMsOf(pollMs: number | null = 0): number {
  return pollMs === null ? VERIFY_MS * 10 : Math.max(VERIFY_MS, pollMs * VERIFY_EVERY);
}

/** Polls for a new release every `pollMs` ms, one poll at a time, until the result is called; it waits for the last poll. */
export function startPolling(
  live: Pick<LiveSource, 'poll' | 'refresh' | 'verify'>,
  pollMs: number,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  let polling: Promise<void> = Promise.resolve();
  let verifying: Promise<void> = Promise.resolve();
  let stopped = false;
  let count = 0;

  function schedule(): void {
    timer = setTimeout(() => {
      count += 1;
      polling = (count % FULL_EVERY === 0 ? live.refresh() : live.poll()).then(() => {
        if (stopped) return;
        // Not awaited, so that a release never waits for it; it does nothing while the last one is recent.
        verifying = live.verify();
        schedule();
      });
    }, pollMs);
    // A timer of Node is an object that keeps the process alive; elsewhere it is a number.
    if (typeof timer === 'object') timer.unref();
  }

  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return polling.then(() => verifying);
  };
}
