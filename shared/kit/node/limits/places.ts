/** Limits of concurrent and queued requests. */
export interface PlacesOptions {
  /** Concurrent requests. */
  atOnce: number;
  /** Concurrent requests of one visitor. */
  atOnceOfOne: number;
  /** Queued requests; one visitor may have half of them. */
  waiting: number;
  /** Longest time in the queue, ms. */
  waitMs: number;
}

/** The result of asking for a place. */
export type Place =
  /** The request may proceed; `free` gives the place to the next one, and does nothing the second time. */
  | { status: 'taken'; free: () => void }
  /** No place was free in time, or the queue is full. */
  | { status: 'busy' }
  /** The client disconnected while it was queued. */
  | { status: 'gone' };

interface Waiting {
  visitor: string;
  settle: (place: Place) => void;
}

/**
 * Places for requests to the backend, with a short queue. They are shared fairly: a free place goes to the queued visitor with the fewest places, and in a full queue the visitor with
 * the most queued requests makes room for one with fewer. A flood from one address leaves half of the places and of the
 * queue to everyone else.
 */
export function createPlaces(options: PlacesOptions) {
  const { atOnce, atOnceOfOne, waitMs } = options;
  const queue = new Set<Waiting>();
  const taken = createCounts();
  const waiting = createCounts();

  function give(visitor: string): Place {
    taken.add(visitor, 1);
    let isFree = false;
    return {
      status: 'taken',
      free() {
        if (isFree) return;
        isFree = true;
        taken.add(visitor, -1);
        giveToNext();
      },
    };
  }

  function giveToNext(): void {
    let next: Waiting | null = null;
    for (const each of queue) {
      const has = taken.of(each.visitor);
      if (has < atOnceOfOne && (next === null || has < taken.of(next.visitor))) next = each;
    }
    if (next !== null && taken.all() < atOnce) next.settle(give(next.visitor));
  }

  /** Makes room for another request of the visitor, if necessary by refusing the last one of another visitor. */
  function makeRoom(visitor: string): boolean {
    const own = waiting.of(visitor);
    if (own * 2 >= options.waiting) return false;
    if (queue.size < options.waiting) return true;
    let last: Waiting | null = null;
    for (const each of queue) {
      const most = last === null ? own + 2 : waiting.of(last.visitor);
      if (waiting.of(each.visitor) >= most) last = each;
    }
    last?.settle({ status: 'busy' });
    return last !== null;
  }

  return {
    /** @param visitor key that the request counts for */
    async take(visitor: string, signal: AbortSignal): Promise<Place> {
      if (signal.aborted) return { status: 'gone' };
      // This overtakes no one: every queued visitor already has as many places as one may have.
      if (taken.all() < atOnce && taken.of(visitor) < atOnceOfOne) return give(visitor);
      if (!makeRoom(visitor)) return { status: 'busy' };
      return new Promise((resolve) => {
        const leave = (): void => entry.settle({ status: 'gone' });
        const timer = setTimeout(() => entry.settle({ status: 'busy' }), waitMs);
        const entry: Waiting = {
          visitor,
          settle(place) {
            clearTimeout(timer);
            signal.removeEventListener('abort', leave);
            queue.delete(entry);
            waiting.add(visitor, -1);
            resolve(place);
          },
        };
        queue.add(entry);
        waiting.add(visitor, 1);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
    /** Requests with a place, and queued requests. */
    counts: () => ({ taken: taken.all(), waiting: queue.size }),
  };
}

/** Counts by visitor; those at zero are forgotten. */
function createCounts() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    add(visitor: string, by: 1 | -1): void {
      all += by;
      const count = (counts.get(visitor) ?? 0) + by;
      if (count > 0) counts.set(visitor, count);
      else counts.delete(visitor);
    },
    of: (visitor: string): number => counts.get(visitor) ?? 0,
    all: (): number => all,
  };
}
