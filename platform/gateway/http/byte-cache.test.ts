import { describe, expect, it, vi } from 'vitest';
import { createByteCache } from './byte-cache.ts';

describe('a byte cache', () => {
  it('forgets what was used longest ago when it is full', () => {
    const cache = createByteCache<string>(6, (value) => value.length);
    cache.set('a', 'aaa');
    cache.set('b', 'bbb');
    cache.get('a');
    cache.set('c', 'ccc');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['aaa', undefined, 'ccc']);
  });

  it('never keeps a value that is larger than all of it, and counts replaced ones once', () => {
    const cache = createByteCache<string>(6, (value) => value.length);
    cache.set('a', 'aaa');
    cache.set('a', 'aaaa');
    cache.set('b', 'bb');
    expect(cache.get('a')).toBe('aaaa');
    cache.set('c', 'ccccccc');
    expect(cache.get('c')).toBeUndefined();
  });

  it('loads once for calls at the same time, and again after a failure', async () => {
    const cache = createByteCache<string>(6, (value) => value.length);
    const load = vi.fn(async () => 'x');
    expect(await Promise.all([cache.getOrLoad('k', load), cache.getOrLoad('k', load)])).toEqual([
      'x',
      'x',
    ]);
    expect(load).toHaveBeenCalledTimes(1);
    await expect(cache.getOrLoad('other', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await cache.getOrLoad('other', load)).toBe('x');
  });
});
