/** Work that goes on behind answers. */
export interface BackgroundWork {
  /** Begins it at once; returns at once. Left out when too much is running. */
  run(work: () => Promise<void>): void;
  /** Resolves when nothing runs any more. */
  settled(): Promise<void>;
}

/** Each is a mail: more at once are not asked for by people. */
const MAX_RUNNING = 100;

/** @param failed hears of work that failed */
export function createBackgroundWork(failed: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      if (running.size >= MAX_RUNNING) return;
      const begun = work()
        .catch(failed)
        .finally(() => running.delete(begun));
      running.add(begun);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
