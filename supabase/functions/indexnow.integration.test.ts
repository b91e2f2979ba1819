import { unwrap } from '@talent/data/unwrap';
import { runIndexNow } from '@talent/functions/indexnow/run-indexnow.ts';
import { startIndexNowServer } from '@talent/functions/indexnow/testing/indexnow-server.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const { operator, sql } = await fileStack();
let server: Awaited<ReturnType<typeof startIndexNowServer>>;
beforeEach(async () => {
  server = await startIndexNowServer();
  await sql(`
    delete from public.indexnow_pages;
    delete from public.indexnow_calls;
    update private.indexnow_turn
      set not_before = '-infinity', leased_until = '-infinity', failures = 0, listed_at = null`);
});
afterEach(() => server.stop());

const logged: string[] = [];

async function run(mostPages?: number, settings = server.settings) {
  logged.length = 0;
  const site = { origin: server.url, brand: 'Example', email: 'staff@example.com' };
  const log = (line: string) => void logged.push(line);
  const now = () => new Date();
  return runIndexNow(testContext({ data: operator, site, settings, log, now }), mostPages);
}

const calls = async () =>
  unwrap(
    await operator.from('indexnow_calls').select('pages, outcome, status, retry_at').order('id'),
  );
const waiting = async () =>
  unwrap(
    await operator.from('indexnow_pages').select('path').not('due_at', 'is', null).order('path'),
  ).map(({ path }) => path);
/** As if the wait was over. */
const waitIsOver = () => sql(`update private.indexnow_turn set not_before = '-infinity'`);
/** Seconds from now to a time of the database. */
const secondsUntil = (time: string | null | undefined) =>
  Math.round((Date.parse(time ?? '') - Date.now()) / 1000);

describe('pages of the sitemap', () => {
  test('are told once, and then only those that are new or gone', async () => {
    server.sitemap = ['/', '/about', '/blog/first'];
    expect(await run()).toBe(3);
    expect(server.calls).toEqual([['/', '/about', '/blog/first']]);
    expect(await run()).toBe(0);
    server.sitemap = ['/', '/blog/first', '/blog/second'];
    expect(await run()).toBe(2);
    expect(server.calls[1]).toEqual(['/about', '/blog/second']);
    expect(await calls()).toMatchObject([
      { pages: 3, outcome: 'accepted', status: 200, retry_at: null },
      { pages: 2, outcome: 'accepted', status: 200, retry_at: null },
    ]);
  });

  test('go in batches', async () => {
    server.sitemap = ['/a', '/b', '/c', '/d', '/e'];
    expect(await run(2)).toBe(5);
    expect(server.calls.map((call) => call.length)).toEqual([2, 2, 1]);
  });

  test('are not taken for gone when the sitemap is broken or empty', async () => {
    server.sitemap = ['/', '/about'];
    await run();
    for (const broken of [null, []]) {
      server.sitemap = broken;
      expect(await run()).toBe(0);
      expect(logged.join()).toMatch(/^IndexNow: The sitemap/);
    }
    expect(server.calls).toHaveLength(1);
  });
});

describe('a post', () => {
  const save = async (fields: object, id?: number, version?: number) => {
    const saved = await operator.rpc('save_blog_post', {
      fields: {
        title: 'A post for search engines',
        description: 'About the post.',
        body: 'Text.',
        topic: 'hiring',
        author: 'editorial-team',
        ...fields,
      },
      ...(id !== undefined && { post_id: id }),
      ...(version !== undefined && { expected_version: version }),
    });
    return unwrap(saved) as { id: number; version: number };
  };
  const due = async (path: string) =>
    (await operator.from('indexnow_pages').select('due_at').eq('path', path).maybeSingle()).data
      ?.due_at;

  test('is due two minutes after each save that changes a public page, and a draft is not', async () => {
    const draft = await save({ slug: 'indexnow-post', status: 'draft' });
    expect(await due('/blog/indexnow-post')).toBeUndefined();
    await save({ slug: 'indexnow-post', status: 'published' }, draft.id, draft.version);
    expect(secondsUntil(await due('/blog/indexnow-post'))).toBeGreaterThan(110);
    expect(secondsUntil(await due('/blog/indexnow-post'))).toBeLessThanOrEqual(120);
    server.sitemap = ['/'];
    await run();
    expect(server.calls).toEqual([['/']]);
    await sql(
      `update public.indexnow_pages set due_at = now() - interval '1 second' where due_at is not null`,
    );
    await run();
    expect(server.calls[1]).toEqual(['/blog/indexnow-post']);
    // Under a new slug both addresses have changed.
    await save({ slug: 'indexnow-renamed', status: 'published' }, draft.id, 2);
    expect(await waiting()).toEqual(['/blog/indexnow-post', '/blog/indexnow-renamed']);
  });

  test('that is planned waits for its time, and is forgotten when it is taken back before', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await save({ slug: 'indexnow-planned', status: 'scheduled', published_at: at });
    expect(secondsUntil(await due('/blog/indexnow-planned'))).toBeGreaterThan(3_600);
    await save({ status: 'draft' }, planned.id, planned.version);
    expect(await due('/blog/indexnow-planned')).toBeUndefined();
  });
});

describe('an answer', () => {
  beforeEach(() => {
    server.sitemap = ['/', '/about'];
  });

  test('202 counts as told: the engine checks the key later', async () => {
    server.script = [{ status: 202 }];
    expect(await run()).toBe(2);
    expect(await calls()).toMatchObject([{ outcome: 'key-pending', status: 202, retry_at: null }]);
    expect(await waiting()).toEqual([]);
  });

  test.each([
    [400, 'malformed', 86_400],
    [422, 'pages-refused', 86_400],
    [403, 'key-refused', 3_600],
  ])('%i keeps the pages until something is fixed: %s', async (status, outcome, seconds) => {
    if (status === 403) server.keyFile = null;
    else server.script = [{ status }];
    expect(await run()).toBe(0);
    expect(logged).toEqual([`IndexNow: ${outcome} (${status}), 2 pages.`]);
    const [call] = await calls();
    expect(call).toMatchObject({ outcome, status });
    expect(secondsUntil(call?.retry_at)).toBeCloseTo(seconds, -2);
    expect(await waiting()).toEqual(['/', '/about']);
    expect(await run()).toBe(0);
    expect(server.calls).toHaveLength(1);
    server.keyFile = 'test-key-4f2a';
    await waitIsOver();
    expect(await run()).toBe(2);
  });

  test('429 waits as long as the server says, in seconds or until a date', async () => {
    server.script = [{ status: 429, headers: { 'retry-after': '900' } }];
    await run();
    expect(secondsUntil((await calls())[0]?.retry_at)).toBeCloseTo(900, -1.5);
    expect(await waiting()).toEqual(['/', '/about']);
    await run();
    expect(server.calls).toHaveLength(1);
    const date = new Date(Date.now() + 1_800_000).toUTCString();
    server.script = [{ status: 429, headers: { 'retry-after': date } }];
    await waitIsOver();
    await run();
    expect(secondsUntil((await calls())[1]?.retry_at)).toBeCloseTo(1_800, -1.5);
  });

  test('of the kind 5xx, and none at all, wait twice as long each time', async () => {
    const waits: number[] = [];
    for (const script of [[{ status: 503 }], [{ status: 500 }], [{ status: 429 }]]) {
      server.script = script;
      await run();
      waits.push(secondsUntil((await calls()).at(-1)?.retry_at));
      await waitIsOver();
    }
    await run(undefined, { ...server.settings, SERVICES_URL: 'http://127.0.0.1:9' });
    waits.push(secondsUntil((await calls()).at(-1)?.retry_at));
    for (const [index, expected] of [60, 120, 240, 480].entries()) {
      expect(Math.abs((waits[index] ?? 0) - expected)).toBeLessThan(20);
    }
    expect((await calls()).at(-1)).toMatchObject({ outcome: 'unreachable', status: null });
    await waitIsOver();
    expect(await run()).toBe(2);
    const { data } = await operator.rpc('indexnow_status');
    expect(data).toMatchObject({ failures: 0, waiting: 0, told: 2, not_before: null });
  });
});

test('it is off without a key, and refuses a malformed one without printing it', async () => {
  server.sitemap = ['/'];
  expect(await run(undefined, {})).toBe(null);
  await expect(run(undefined, { INDEXNOW_KEY: 'too short!' })).rejects.toThrow(
    /^INDEXNOW_KEY must have 8 to 128 letters/,
  );
  expect(server.calls).toEqual([]);
});

test('two senders at once make one call', async () => {
  server.sitemap = ['/', '/about'];
  const told = await Promise.all([run(), run()]);
  expect(told.toSorted()).toEqual([0, 2]);
  expect(server.calls).toHaveLength(1);
});

test('a page that changes while a call is on its way stays due', async () => {
  await operator.rpc('compare_indexnow_sitemap', { paths: ['/a', '/b'] }).throwOnError();
  const { data: paths } = await operator.rpc('begin_indexnow_call').throwOnError();
  await sql(
    `update public.indexnow_pages set due_at = now() + interval '1 second' where path = '/b'`,
  );
  await operator
    .rpc('finish_indexnow_call', { paths, outcome: 'accepted', status: 200 })
    .throwOnError();
  expect(await waiting()).toEqual(['/b']);
});
