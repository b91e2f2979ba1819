/** The paths that are waiting, in their order, and all known ones. */
interface CrawlQueue {
  waiting: readonly string[];
  known: ReadonlySet<string>;
  /** Paths that were known, but not taken because of the limit. */
  left: number;
}

interface QueueLimits {
  /** Most pages of one crawl. */
  pages: number;
  /** Whether a path belongs to what is crawled. */
  accepts: (path: string) => boolean;
}

export const emptyQueue: CrawlQueue = { waiting: [], known: new Set(), left: 0 };

/** The queue with further paths at its end: each once in the life of a crawl, no more than the limit. */
export function enqueue(
  { waiting, known, left }: CrawlQueue,
  paths: readonly string[],
  { pages, accepts }: QueueLimits,
): CrawlQueue {
  const fresh = [...new Set(paths)].filter((path) => !known.has(path) && accepts(path));
  const taken = fresh.slice(0, Math.max(0, pages - known.size));
  return {
    waiting: [...waiting, ...taken],
    known: new Set([...known, ...taken]),
    left: left + fresh.length - taken.length,
  };
}

/** Takes the next path; null where none waits. */
export function dequeue(queue: CrawlQueue): [string | null, CrawlQueue] {
  const [next, ...waiting] = queue.waiting;
  return next === undefined ? [null, queue] : [next, { ...queue, waiting }];
}
