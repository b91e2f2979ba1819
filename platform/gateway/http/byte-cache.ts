import { LRUCache } from 'lru-cache';

type Load<Value> = () => Promise<Value>;

/**
 * A cache of at most `maxBytes` that forgets the least recently used values. `forceFetch(key, { context: load })` loads a
 * missing value, once for concurrent calls.
 * @param sizeOf bytes that a value occupies
 */
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
