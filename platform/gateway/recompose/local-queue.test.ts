import { describe, expect, it } from 'vitest';
import { createHeldQueue } from '../testing/held-queue.ts';

describe('the recompose queue', () => {
  it('composes one page of a pair at a time, and each page once', async () => {
    const { request, paths, end, start } = await createHeldQueue();
    for (const path of ['/a', '/b', '/a', '/b']) request(path);
    await start();
    expect(paths()).toEqual([['/a']]);
    request('/a');
    await end();
    expect(paths()).toEqual([['/a'], ['/b']]);
    await end();
    expect(paths()).toHaveLength(2);
  });

  it('does not compose a page again until it is stale', async () => {
    const { request, paths, end, start, clock } = await createHeldQueue();
    request('entries');
    await start();
    expect(paths()).toEqual([[]]);
    await end();
    clock.time += 60_000;
    request('entries');
    await start();
    expect(paths()).toHaveLength(1);
    clock.time += 1;
    request('entries');
    await start();
    expect(paths()).toHaveLength(2);
  });

  it('logs failures, and waits longer after each', async () => {
    const { request, paths, end, start, clock, log } = await createHeldQueue();
    request('/a');
    request('/b');
    await start();
    await end(new Error('no database'));
    expect(log).toEqual([
      expect.objectContaining({
        level: 'error',
        path: '/a',
        app: 'mfe-blog',
        error: 'Error: no database',
      }),
    ]);
    expect(paths()).toEqual([['/a']]);

    clock.time += 999;
    request('/b');
    await start();
    expect(paths()).toHaveLength(1);
    clock.time += 1;
    request('/b');
    await start();
    expect(paths()).toHaveLength(2);
    await end(new Error('no database'));
    clock.time += 1999;
    request('/c');
    await start();
    expect(paths()).toHaveLength(2);
    clock.time += 1;
    request('/c');
    await start();
    expect(paths()).toHaveLength(3);
  });

  it('continues with requests that arrive after it was idle', async () => {
    const { queue, request, paths, end, start } = await createHeldQueue();
    request('/a');
    await start();
    await end();
    await queue.settled();
    request('/b');
    await start();
    expect(paths()).toEqual([['/a'], ['/b']]);
    await end();
    await queue.settled();
  });
});

describe('pages to compose immediately', () => {
  it('are composed before queued ones, however fresh they are, and no others', async () => {
    const { request, now, paths, calls, end, start } = await createHeldQueue();
    request('/a');
    request('/b');
    await start();
    const done = now('/a', '/new');
    await end();
    expect(paths()).toEqual([['/a'], ['/a', '/new']]);
    expect(calls.map(({ lookUpEntries }) => lookUpEntries)).toEqual([true, false]);
    await end();
    await done;
    expect(paths()).toEqual([['/a'], ['/a', '/new'], ['/b']]);
  });

  it('interrupt queued ones', async () => {
    const { request, now, calls, paths, end, start } = await createHeldQueue();
    request('/a');
    await start();
    expect(calls[0]?.isInterrupted?.()).toBe(false);
    void now('/new');
    expect(calls[0]?.isInterrupted?.()).toBe(true);
    for (let each = 0; each < 3; each++) await end();
    expect(paths()).toEqual([['/a'], ['/new'], ['/a']]);
  });

  it('are composed once for all waiting callers, and again for a request during the composition', async () => {
    const { now, paths, end, start } = await createHeldQueue();
    const first = now('/a');
    await start();
    const both = [now('/a', '/b'), now('/b', '/c')];
    await end();
    await first;
    expect(paths()).toEqual([['/a'], ['/a', '/b', '/c']]);
    await end();
    await Promise.all(both);
    expect(paths()).toHaveLength(2);
  });

  it('reject for every waiting caller, even while the pair is held back', async () => {
    const { request, now, paths, end, start, log } = await createHeldQueue();
    request('/a');
    await start();
    await end(new Error('no database'));
    const failure = expect(now('/b')).rejects.toThrow('still none');
    await start();
    expect(paths()).toEqual([['/a'], ['/b']]);
    await end(new Error('still none'));
    await failure;
    expect(log.at(-1)).toMatchObject({ level: 'error', error: 'Error: still none' });
    const again = now('/b');
    await start();
    await end();
    await again;
  });

  it('are awaited when the queue settles', async () => {
    const { queue, now, end, start } = await createHeldQueue();
    const done = now('/a');
    let isSettled = false;
    const settled = queue.settled().then(() => (isSettled = true));
    await start();
    expect(isSettled).toBe(false);
    await end();
    await Promise.all([done, settled]);
  });
});
