/** A cache that holds at most so many bytes and forgets what was used longest ago. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** The cached value, or what `load` gives; concurrent calls for a key share one load. */
  getOrLoad(key: string, load: () => Promise<Value>): Promise<Value>;
}

/**
 * @param maxBytes sum of `sizeOf` over everything kept
 * @param sizeOf bytes that a value occupies
 */
export function createByteCache<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): ByteCache<Value> {
  const values = new Map<string, Value>();
  const loading = new Map<string, Promise<Value>>();
  let bytes = 0;

  function get(key: string): Value | undefined {
    const value = values.get(key);
    if (value === undefined) return undefined;
    values.delete(key);
    values.set(key, value);
    return value;
  }

  function remove(key: string): void {
    const value = values.get(key);
    if (value !== undefined) bytes -= sizeOf(value);
    values.delete(key);
  }

  function set(key: string, value: Value): void {
    remove(key);
    values.set(key, value);
    bytes += sizeOf(value);
    for (const oldest of values.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function getOrLoad(key: string, load: () => Promise<Value>): Promise<Value> {
    const value = get(key);
    if (value !== undefined) return Promise.resolve(value);
    const running = loading.get(key);
    if (running) return running;
    const started = load()
      .then((loaded) => {
        set(key, loaded);
        return loaded;
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  return { get, set, getOrLoad };
}
