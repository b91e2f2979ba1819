import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBackgroundWork } from './background-work.ts';
import { createHeldQueue } from '../testing/held-queue.ts';

it('the recompose queue composes one page of a pair at a time, each once, and goes on after it was idle', async () => {
  const { queue, request, paths, end, start } = await createHeldQueue();
  for (const path of ['/a', '/b', '/a', '/b']) request(path);
  await start();
  expect(paths()).toEqual([['/a']]);
  request('/a');
  await end();
  expect(paths()).toEqual([['/a'], ['/b']]);
  await end();
  await queue.settled();
  request('/c');
  await start();
  expect(paths()).toEqual([['/a'], ['/b'], ['/c']]);
  await end();
  await queue.settled();
});

it('the recompose queue does not compose a page again until it is stale', async () => {
  const { request, paths, end, after } = await createHeldQueue();
  await after(0, () => request('entries'));
  expect(paths()).toEqual([[]]);
  await end();
  await after(60_000, () => request('entries'));
  expect(paths()).toHaveLength(1);
  await after(1, () => request('entries'));
  expect(paths()).toHaveLength(2);
});

it('the recompose queue logs failures, and waits longer after each', async () => {
  const { request, paths, end, start, after, log } = await createHeldQueue();
  request('/a');
  request('/b');
  await start();
  await end(new Error('no database'));
  const failure = { level: 'error', path: '/a', app: 'mfe-blog', error: 'Error: no database' };
  expect(log).toEqual([expect.objectContaining(failure)]);
  expect(paths()).toEqual([['/a']]);
  await after(999, () => request('/b'));
  expect(paths()).toHaveLength(1);
  await after(1, () => request('/b'));
  expect(paths()).toHaveLength(2);
  await end(new Error('no database'));
  await after(1999, () => request('/c'));
  expect(paths()).toHaveLength(2);
  await after(1, () => request('/c'));
  expect(paths()).toHaveLength(3);
});

it('pages to compose immediately are composed before queued ones, which they interrupt, however fresh they are', async () => {
  const { request, now, paths, calls, end, start } = await createHeldQueue();
  request('/a');
  request('/b');
  await start();
  expect(calls[0]?.isInterrupted?.()).toBe(false);
  const done = now('/a', '/new');
  await end();
  expect(paths()).toEqual([['/a'], ['/a', '/new']]);
  expect(calls.map(({ lookUpEntries }) => lookUpEntries)).toEqual([true, false]);
  await end();
  await done;
  expect(calls[2]?.isInterrupted?.()).toBe(false);
  void now('/newer');
  expect(calls[2]?.isInterrupted?.()).toBe(true);
  const target = paths()[2];
  await end();
  await end();
  expect(paths().slice(2)).toEqual([target, ['/newer'], target]);
});

it('pages to compose immediately are composed once for all waiting callers, and again for a request during the composition', async () => {
  const { queue, now, paths, end, start } = await createHeldQueue();
  const first = now('/a');
  let isSettled = false;
  const settled = queue.settled().then(() => (isSettled = true));
  await start();
  const both = [now('/a', '/b'), now('/b', '/c')];
  expect(isSettled).toBe(false);
  await end();
  await first;
  expect(paths()).toEqual([['/a'], ['/a', '/b', '/c']]);
  await end();
  await Promise.all([...both, settled]);
  expect(paths()).toHaveLength(2);
});

it('pages to compose immediately reject for every waiting caller, even while the pair is held back', async () => {
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

describe('a look at the entries', () => {
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

it('waits for background work, including the work that it starts', async () => {
  const background = createBackgroundWork();
  const done: string[] = [];
  const first = Promise.withResolvers<undefined>();
  background.run(
    first.promise.then(() => {
      done.push('first');
      background.run(Promise.resolve().then(() => done.push('second')));
    }),
  );
  const settled = background.settled().then(() => done.push('settled'));
  expect(done).toEqual([]);
  first.resolve(undefined);
  await settled;
  expect(done).toEqual(['first', 'second', 'settled']);
});

it('does not wait forever for work that was ended with its request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const background = createBackgroundWork();
  background.run(new Promise(() => {}));
  vi.setSystemTime(Date.now() + 60_001);
  await background.settled();
  vi.useRealTimers();
});
