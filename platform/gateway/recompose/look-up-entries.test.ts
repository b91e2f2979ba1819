import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHeldQueue } from '../testing/held-queue.ts';

describe('a look at the entries', () => {
  /** Timers that the test moves. */
  function fakeTimers(): void {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  it('composes the new entries that visitors wait for, once for all who came before it began', async () => {
    fakeTimers();
    const { lookUp, calls, paths, end, start } = await createHeldQueue();
    const first = lookUp('/a');
    await start();
    const both = [lookUp('/b'), lookUp('/c'), lookUp('/b')];
    await end();
    expect(await first).toBe(true);
    expect(paths()).toEqual([['/a']]);
    vi.advanceTimersByTime(1000);
    await start();
    expect(paths()).toEqual([['/a'], ['/b', '/c']]);
    expect(calls[1]).toMatchObject({ lookUpEntries: false, onlyNewEntries: true });
    await end();
    expect(await Promise.all(both)).toEqual([true, true, true]);
  });

  it.each([
    ['three times as long as one that found nothing', 2000, 6000, false],
    ['a second at least', 10, 1000, false],
    ['a second after one that composed a page', 2000, 1000, true],
  ])('rests %s', async (_name, duration, rest, isFruitful) => {
    fakeTimers();
    const { lookUp, calls, end, start, clock } = await createHeldQueue();
    void lookUp('/a');
    await start();
    if (isFruitful) calls[0]?.onPage?.();
    clock.time += duration;
    await end();
    void lookUp('/b');
    vi.advanceTimersByTime(rest - 1);
    await start();
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await start();
    expect(calls).toHaveLength(2);
  });

  it('comes after pages that someone has ordered, and before stale ones', async () => {
    const { request, now, lookUp, paths, end, start } = await createHeldQueue();
    request('/stale');
    await start();
    request('/stale-too');
    void lookUp('/new');
    void now('/ordered');
    for (let each = 0; each < 3; each++) await end();
    expect(paths()).toEqual([['/stale'], ['/ordered'], ['/new'], ['/stale-too']]);
  });

  it('is over with a stale page that is composed while it rests, because all entries are listed then', async () => {
    fakeTimers();
    const { request, lookUp, paths, end, start } = await createHeldQueue();
    void lookUp('/a');
    await start();
    await end();
    const second = lookUp('/b');
    request('/stale');
    await start();
    await end();
    expect(await second).toBe(true);
    expect(paths()).toEqual([['/a'], ['/stale']]);
  });

  it('fails without an exception, and is not tried again while the pair is held back', async () => {
    const { lookUp, calls, end, start, log, clock } = await createHeldQueue();
    const look = lookUp('/a');
    await start();
    await end(new Error('no database'));
    expect(await look).toBe(false);
    expect(log.at(-1)).toMatchObject({ level: 'error', error: 'Error: no database' });
    clock.time += 999;
    expect(await lookUp('/a')).toBe(false);
    expect(calls).toHaveLength(1);
  });
});
