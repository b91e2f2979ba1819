import { describe, expect, it, vi } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const createCache = (): ReturnType<typeof createByteCache<{ length: number }>> =>
  createByteCache(6, ({ length }) => length);

describe('a byte cache', () => {
  it('forgets the least recently used value when it is full', () => {
    const cache = createCache();
    const [a, c] = [{ length: 3 }, { length: 3 }];
    cache.set('a', a);
    cache.set('b', { length: 3 });
    cache.get('a');
    cache.set('c', c);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([a, undefined, c]);
  });

  it('keeps no value that is larger than the cache, and counts replaced values once', () => {
    const cache = createCache();
    const replaced = { length: 4 };
    cache.set('a', { length: 3 });
    cache.set('a', replaced);
    cache.set('b', { length: 2 });
    expect(cache.get('a')).toBe(replaced);
    cache.set('c', { length: 7 });
    expect(cache.get('c')).toBeUndefined();
  });

  it('loads once for concurrent calls, and again after a failure', async () => {
    const cache = createCache();
    const value = { length: 1 };
    const load = vi.fn(async () => value);
    const fetch = (key: string, context: () => Promise<typeof value>) =>
      cache.forceFetch(key, { context });
    expect(await Promise.all([fetch('k', load), fetch('k', load)])).toEqual([value, value]);
    expect(load).toHaveBeenCalledTimes(1);
    await expect(fetch('other', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await fetch('other', load)).toBe(value);
  });

  it('answers with a value that was pushed out while it loaded', async () => {
    const cache = createCache();
    const value = { length: 2 };
    const loading = Promise.withResolvers<typeof value>();
    const fetched = cache.forceFetch('slow', { context: () => loading.promise });
    cache.delete('slow');
    loading.resolve(value);
    expect(await fetched).toBe(value);
  });
});
