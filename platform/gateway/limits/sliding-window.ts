/** Bounds of a sliding window. */
export interface SlidingWindowOptions {
  /** Attempts per key within the window. */
  limit: number;
  /** Length of the window, ms. */
  windowMs: number;
  /** Remembered keys below their limit, and as many again that have reached it; default 50,000. */
  maxKeys?: number;
  /** Monotonic clock, ms. */
  now: () => number;
}

/** Counts attempts by key in a sliding window, in bounded memory. */
export interface SlidingWindow {
  /** Time until the key has another attempt, ms; 0: it has one now. */
  waitFor(key: string): number;
  /** Counts an attempt on the key by a client. */
  add(key: string, by: string): void;
  /** Removes a client's last attempt, which did not count after all. */
  takeBack(key: string, by: string): void;
  /** Removes all of a client's attempts on the key. */
  forgive(key: string, by: string): void;
  /** Number of remembered keys. */
  size(): number;
}

interface Attempt {
  at: number;
  by: string;
}

const MAX_KEYS = 50_000;

/**
 * Keys that have reached their limit are stored separately: a flood of new keys evicts keys below their limit, never one
 * that is under attack.
 */
export function createSlidingWindow(options: SlidingWindowOptions): SlidingWindow {
  const { limit, windowMs, maxKeys = MAX_KEYS, now } = options;
  const open = new Map<string, Attempt[]>();
  const full = new Map<string, Attempt[]>();

  function recent(key: string): Attempt[] {
    const since = now() - windowMs;
    return (full.get(key) ?? open.get(key) ?? []).filter(({ at }) => at > since);
  }

  function keep(key: string, attempts: Attempt[]): void {
    open.delete(key);
    full.delete(key);
    if (attempts.length === 0) return;
    const kept = attempts.length >= limit ? full : open;
    kept.set(key, attempts);
    if (kept.size <= maxKeys) return;
    // A map lists its keys in insertion order, which is the order of their last attempt.
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }

  return {
    waitFor(key) {
      const attempts = recent(key);
      const freeing = attempts.at(-limit);
      return freeing === undefined ? 0 : freeing.at + windowMs - now();
    },
    add(key, by) {
      keep(key, [...recent(key), { at: now(), by }]);
    },
    takeBack(key, by) {
      const attempts = recent(key);
      const last = attempts.findLastIndex((attempt) => attempt.by === by);
      keep(
        key,
        attempts.filter((_attempt, index) => index !== last),
      );
    },
    forgive(key, by) {
      keep(
        key,
        recent(key).filter((attempt) => attempt.by !== by),
      );
    },
    size: () => open.size + full.size,
  };
}
