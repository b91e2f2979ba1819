import { LRUCache } from 'lru-cache';
import type { Limit } from './limit-numbers.ts';

interface SlidingWindowOptions extends Limit {
  /** Remembered keys below their limit, and as many again that have reached it; default 50,000. */
  maxKeys?: number;
  /** Monotonic clock, ms. */
  now: () => number;
}

export type SlidingWindow = ReturnType<typeof createSlidingWindow>;

interface Attempt {
  at: number;
  by: string;
}

const MAX_KEYS = 50_000;

/** Counts attempts in bounded memory: a flood of new keys evicts keys below their limit, never one that is under attack. */
export function createSlidingWindow(options: SlidingWindowOptions) {
  const { limit, windowMs, maxKeys = MAX_KEYS, now } = options;
  const open = new LRUCache<string, Attempt[]>({ max: maxKeys });
  const full = new LRUCache<string, Attempt[]>({ max: maxKeys });

  function recent(key: string): Attempt[] {
    const since = now() - windowMs;
    return (full.peek(key) ?? open.peek(key) ?? []).filter(({ at }) => at > since);
  }

  function keep(key: string, attempts: Attempt[]): void {
    open.delete(key);
    full.delete(key);
    if (attempts.length > 0) (attempts.length >= limit ? full : open).set(key, attempts);
  }

  return {
    /** Time until the key has another attempt, ms; 0: it has one now. */
    waitFor(key: string): number {
      const attempts = recent(key);
      const freeing = attempts.at(-limit);
      return freeing === undefined ? 0 : freeing.at + windowMs - now();
    },
    add(key: string, by: string): void {
      keep(key, [...recent(key), { at: now(), by }]);
    },
    /** Removes a client's last attempt, which did not count after all. */
    takeBack(key: string, by: string): void {
      const attempts = recent(key);
      const last = attempts.findLastIndex((attempt) => attempt.by === by);
      if (last !== -1) attempts.splice(last, 1);
      keep(key, attempts);
    },
    /** Removes all of a client's attempts on the key. */
    forgive(key: string, by: string): void {
      const others = recent(key).filter((attempt) => attempt.by !== by);
      keep(key, others);
    },
    size: () => open.size + full.size,
  };
}
