import { LRUCache } from 'lru-cache';

type Load<Value> = () => Promise<Value | undefined>;

/** A cache of `maxBytes` that forgets what is least used. `forceFetch(key, { context: load })` loads once for concurrent calls. */
export function createByteCache<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): LRUCache<string, Value, Load<Value>> {
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: (value) => Math.max(1, sizeOf(value)),
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A value that is pushed out while it loads is still the answer to those who wait for it.
    ignoreFetchAbort: true,
  });
}
