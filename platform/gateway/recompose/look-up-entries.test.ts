import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHeldQueue } from '../testing/held-queue.ts';

describe('a look at the entries', () => {
  /** Timers that the test moves. */
  function fakeTimers(): void {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  it('composes the new entries that visitors wait for, once for all who came before it began, and rests for a second', async () => {
    fakeTimers();
    const { lookUp, calls, paths, end, start } = await createHeldQueue();
    const first = lookUp('/a');
    await start();
    const both = [lookUp('/b'), lookUp('/c'), lookUp('/b')];
    await end();
    expect(await first).toBe(true);
    vi.advanceTimersByTime(999);
    await start();
    expect(paths()).toEqual([['/a']]);
    vi.advanceTimersByTime(1);
    await start();
    expect(paths()).toEqual([['/a'], ['/b', '/c']]);
    expect(calls[1]).toMatchObject({ lookUpEntries: false, onlyNewEntries: true });
    await end();
    expect(await Promise.all(both)).toEqual([true, true, true]);
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

  it('interrupts pages that are only stale, which are composed after it', async () => {
    fakeTimers();
    const { request, lookUp, calls, paths, end, start } = await createHeldQueue();
    void lookUp('/a');
    await start();
    await end();
    request('entries');
    await start();
    void lookUp('/b');
    expect(calls[1]?.isInterrupted?.()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(calls[1]?.isInterrupted?.()).toBe(true);
    await end();
    expect(paths()).toEqual([['/a'], [], ['/b']]);
    await end();
    expect(paths()).toEqual([['/a'], [], ['/b'], []]);
    await end();
    expect(calls).toHaveLength(4);
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
