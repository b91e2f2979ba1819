/** Work that continues after the answer was sent, and never rejects. */
export interface BackgroundWork {
  run(work: Promise<unknown>): void;
  /** Resolves when nothing is running, including work that was started meanwhile. */
  settled(): Promise<void>;
}

/** Work that takes longer was ended by the host together with its request and never settles, ms. */
const LOST_AFTER_MS = 60_000;

/** Tracks running work, for hosts that end work that nothing waits for. */
export function createBackgroundWork(): BackgroundWork {
  const running = new Map<Promise<unknown>, number>();

  function unfinished(): Promise<unknown>[] {
    const oldest = Date.now() - LOST_AFTER_MS;
    for (const [work, at] of running) if (at < oldest) running.delete(work);
    return [...running.keys()];
  }

  return {
    run(work) {
      const noted = work.finally(() => running.delete(noted));
      running.set(noted, Date.now());
    },
    async settled() {
      for (let works = unfinished(); works.length > 0; works = unfinished())
        await Promise.all(works);
    },
  };
}
