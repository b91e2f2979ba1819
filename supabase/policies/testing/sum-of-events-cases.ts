import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { atOnce, call, client, count, lists, query } from './database.ts';
import { first, howMany, senderOf, setLimits, statusesOf } from './sum-rows.ts';

describe('events of visits', () => {
  /** As many bytes as the sums count: 500 for a batch, 300 for its event, 600 for its page, and its text. */
  const BATCH = 2000;
  beforeEach(() => query('delete from public.analytics_events'));

  const send = (sender: object, { call: record } = client) =>
    record(
      'record_analytics_events',
      {
        session_id: `s-${randomUUID().slice(0, 30)}`,
        is_bot: false,
        events: [{ type: 'page_view', path: '/' }],
        padding: 'x'.repeat(BATCH - 1400 - 130),
      },
      sender,
    );

  test('are counted with the room of their rows', async () => {
    await send(senderOf());
    const bytes = "select amount::int from private.sums where kind = 'events' and sender = ''";
    expect(await lists(bytes)).toEqual([[BATCH]]);
  });

  test('of one sender end at its share, those of a /48 at four times as many, and others are stored', async () => {
    await setLimits({ events: { most: 100 * BATCH, per_sender: 2 * BATCH } });
    const ada = senderOf('a /48');
    expect([await send(ada), await send(ada), await send(ada)]).toEqual([
      { status: 'stored' },
      { status: 'stored' },
      { status: 'limited', retry_after_seconds: expect.any(Number) },
    ]);
    expect(await statusesOf(7, () => send(senderOf('a /48')))).toEqual(
      first(6, 'stored', 'limited'),
    );
    expect(await send(senderOf('another /48'))).toEqual({ status: 'stored' });
    expect(await count('public.analytics_events')).toBe(9);
  });

  test('of twenty senders at once are stored exactly up to the sum, and of the others nothing', async () => {
    await setLimits({ events: { most: 7 * BATCH } });
    const sessions = await count('public.analytics_sessions');
    const answers = await atOnce(20, (each) => send(senderOf(), each));
    expect(howMany(answers, 'stored')).toBe(7);
    expect(await count('public.analytics_events')).toBe(7);
    expect((await count('public.analytics_sessions')) - sessions).toBe(7);
  });
});

test('assessments of the networks of one /48 are four times those of one, and all end at the sum', async () => {
  const start = async (sender: object, each = client) => ({
    status: 'started',
    ...(await each.call('begin_assessment', sender, 2, 3600)),
  });
  expect(await statusesOf(9, () => start(senderOf('a /48')))).toEqual(
    first(8, 'started', 'limited'),
  );
  await setLimits({ assessments: { most: 3 } });
  const parallel = await atOnce(10, (each) => start(senderOf(), each));
  expect(howMany(parallel, 'started')).toBe(3);
});

describe('reports of browsers', () => {
  const send = (sender: object, directive: string, each = client) =>
    each.call('record_csp_reports', [{ directive, blocked: 'a.example/', page: '/' }], sender);

  test('of many senders end at the sum, and those of a /48 at 240 in ten minutes', async () => {
    await query(
      "insert into public.rate_limit_hits (bucket) select 'csp-report:net:a /48' from generate_series(1, 240)",
    );
    expect(await send(senderOf('a /48'), 'img-src')).toMatchObject({ status: 'limited' });
    await setLimits({ 'csp-reports': { most: 3 } });
    const answers = await atOnce(8, (each) => send(senderOf(), 'img-src', each));
    expect(howMany(answers, 'counted')).toBe(3);
  });

  test('with ever new directives are one group where there are 5,000', async () => {
    await query(
      `delete from public.csp_reports;
       insert into public.csp_reports (directive, blocked, page) select 'img-src', n::text, '/' from generate_series(1, 5000) as n`,
    );
    for (const directive of ['made-up', 'invented', 'img-src']) await send(senderOf(), directive);
    expect(await count('public.csp_reports')).toBe(5002);
    expect(
      await lists(
        "select directive, count::int from public.csp_reports where page = '(many)' order by 1",
      ),
    ).toEqual([
      ['(many)', 2],
      ['img-src', 1],
    ]);
  });
});

test('errors of all apps are told apart up to the sum of new kinds and of sessions', async () => {
  await setLimits({ 'error-groups': { most: 3 }, 'error-visitors': { most: 5 } });
  const error = (app: string, index: number) => ({
    ...{ cause: `${app}${index}`.padEnd(64, '.'), kind: 'script', app, version: null, owners: [] },
    ...{ evidence: 'stack', message: 'boom', place: app, route: null, composition: null },
    ...{ frames: [], breadcrumbs: [], count: 1, day: new Date().toISOString().slice(0, 10) },
    visitors: [`${app}-${index}`, `${app}-${index}-2`],
  });
  const errors = ['shell', 'mfe-blog'].flatMap((app) => [1, 2, 3].map((n) => error(app, n)));
  await call('record_errors', errors, {}, '');
  expect(
    await lists(
      'select app, message, count::int, visitors::int from public.error_groups order by id',
    ),
  ).toEqual([
    ['shell', 'boom', 1, 2],
    ['shell', 'boom', 1, 2],
    ['shell', 'boom', 1, 0],
    ['mfe-blog', '(many different errors)', 3, 0],
  ]);
  expect(await count('private.error_visitors')).toBe(4);
});

describe('counts', () => {
  const add = (age: string) =>
    query(
      `insert into private.sums (kind, sender, starts_at, amount) values ('events', '', now() - interval '${age}', 5)`,
    );

  test('of hours and days are deleted when they are over, the total of the CVs never', async () => {
    await query("update private.sums set amount = 7 where kind = 'cvs'");
    await add('23 hours');
    await add('25 hours');
    await call('delete_expired');
    expect(await count("private.sums where kind = 'events'")).toBe(1);
    // A clock that is three years ahead costs counts of today, and no total.
    await query("select private.run_retention(now() + interval '3 years', false)");
    expect(await lists('select kind, amount::int from private.sums')).toEqual([['cvs', 7]]);
    await query('update private.sums set amount = 0');
  });

  test('are named in the summary for the site status, those of today alone', async () => {
    await add('2 days');
    await call('begin_assessment', senderOf(), 9, 3600);
    const { sums } = await call<{ sums: { kind: string }[] }>('operations_summary');
    const of = (kind: string) => sums.find((sum) => sum.kind === kind);
    expect(of('assessments')).toEqual({
      ...{ kind: 'assessments', title: 'Started assessments today' },
      ...{ amount: 1, most: 1000, is_bytes: false },
    });
    expect(of('events')).toMatchObject({ amount: 0, most: 512 * 1024 * 1024, is_bytes: true });
  });
});
