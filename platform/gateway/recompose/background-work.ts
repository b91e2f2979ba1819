/** Work that goes on behind answers and never rejects. */
export interface Behind {
  run(work: Promise<unknown>): void;
  /** Resolves when nothing goes on any more, also nothing that was begun meanwhile. */
  settled(): Promise<void>;
}

/** What takes longer was ended with the request that began it, and will never settle, ms. */
const LOST_AFTER_MS = 60_000;

/** Remembers what goes on, for hosts that end what nobody waits for. */
export function createBehind(): Behind {
  const begun = new Map<Promise<unknown>, number>();

  function goingOn(): Promise<unknown>[] {
    const oldest = Date.now() - LOST_AFTER_MS;
    for (const [work, at] of begun) if (at < oldest) begun.delete(work);
    return [...begun.keys()];
  }

  return {
    run(work) {
      const noted = work.finally(() => begun.delete(noted));
      begun.set(noted, Date.now());
    },
    async settled() {
      for (let works = goingOn(); works.length > 0; works = goingOn()) await Promise.all(works);
    },
  };
}
