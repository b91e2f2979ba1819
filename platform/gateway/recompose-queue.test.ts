import { describe, expect, it } from 'vitest';
import type { LiveApp } from './live-app.ts';
import type { LogEntry, RecomposeRequest } from './options.ts';
import { createRecomposeQueue } from './recompose-queue.ts';
import { createTestSite } from './testing/test-site.ts';

/** A queue whose compositions the test ends one by one. */
async function setUp() {
  const manifest = await createTestSite().publish({ name: 'mfe-blog', patterns: ['/blog/:slug'] });
  const pair = {
    key: 'pair',
    shell: '1',
    app: 'mfe-blog',
    version: '1',
    pages: new Map(),
    stamp: '',
    enumeratedAt: new Date(0),
  };
  const app: LiveApp = { manifest, pair };
  const calls: { paths: RecomposeRequest['paths']; end: (error?: Error) => void }[] = [];
  const log: LogEntry[] = [];
  const clock = { time: 1_000_000 };
  const queue = createRecomposeQueue({
    recompose: ({ paths }) =>
      new Promise((resolve, reject) => {
        calls.push({ paths, end: (error) => (error ? reject(error) : resolve()) });
      }),
    onComposed: async () => {},
    log: (entry) => log.push(entry),
    now: () => new Date(clock.time),
  });
  const request = (target: string) =>
    queue.request({ shell: app, app, target, composedAt: new Date(0), maxAge: 60 });
  const paths = () => calls.map((call) => call.paths);
  /** Ends the running composition and lets the queue go on. */
  async function end(error?: Error): Promise<void> {
    calls.at(-1)?.end(error);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.resolve();
  return {
    queue,
    request,
    paths,
    end,
    clock,
    log,
    start: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

describe('the recompose queue', () => {
  it('composes one page of a pair at a time, and each once', async () => {
    const { request, paths, end, start } = await setUp();
    for (const path of ['/a', '/b', '/a', '/b']) request(path);
    await start();
    expect(paths()).toEqual([['/a']]);
    request('/a');
    await end();
    expect(paths()).toEqual([['/a'], ['/b']]);
    await end();
    expect(paths()).toHaveLength(2);
  });

  it('leaves a page alone until it is too old again', async () => {
    const { request, paths, end, start, clock } = await setUp();
    request('all');
    await start();
    expect(paths()).toEqual(['all']);
    await end();
    clock.time += 60_000;
    request('all');
    await start();
    expect(paths()).toHaveLength(1);
    clock.time += 1;
    request('all');
    await start();
    expect(paths()).toHaveLength(2);
  });

  it('says loudly what failed, and waits longer after each failure', async () => {
    const { request, paths, end, start, clock, log } = await setUp();
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

  it('goes on with what comes in after it was done', async () => {
    const { queue, request, paths, end, start } = await setUp();
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
