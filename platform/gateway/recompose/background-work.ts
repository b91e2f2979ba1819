/** Work that takes longer was ended by the host together with its request and never settles, ms. */
const LOST_AFTER_MS = 60_000;

/** Tracks work that continues after the answer was sent and never rejects: some hosts end work that nothing waits for. */
export function createBackgroundWork() {
  const running = new Map<Promise<unknown>, number>();

  function unfinished(): Promise<unknown>[] {
    const oldest = Date.now() - LOST_AFTER_MS;
    for (const [work, at] of running) if (at < oldest) running.delete(work);
    return [...running.keys()];
  }

  return {
    run(work: Promise<unknown>): void {
      const noted = work.finally(() => running.delete(noted));
      running.set(noted, Date.now());
    },
    /** Resolves when nothing is running, including work that was started meanwhile. */
    async settled(): Promise<void> {
      for (let works = unfinished(); works.length > 0; works = unfinished())
        await Promise.all(works);
    },
  };
}
