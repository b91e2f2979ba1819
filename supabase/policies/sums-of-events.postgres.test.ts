import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startMigratedServer } from './testing/migrated-server.ts';
import { addSubjects, atOnce, call, senderOf, setLimits, count } from './testing/sum-rows.ts';

const server = await startMigratedServer();
const { client } = server;
afterAll(() => server.stop());
await addSubjects(client);
beforeEach(() => setLimits(client));

const limited = { status: 'limited', retry_after_seconds: expect.any(Number) };

describe('events of visits', () => {
  /** As many bytes as the sums count: 500 for a batch, 300 for its event, 600 for its page, and its text. */
  const BATCH = 2000;
  function batchOf(session: string) {
    const batch = {
      session_id: session,
      is_bot: false,
      events: [{ type: 'page_view', path: '/' }],
    };
    return { ...batch, padding: 'x'.repeat(BATCH - 1400 - 130) };
  }
  beforeEach(() => client.query('delete from public.analytics_events'));

  const send = (sender: object, each = client) =>
    call(each, 'record_analytics_events', batchOf(`s-${randomUUID().slice(0, 30)}`), sender);

  test('are counted with the room of their rows', async () => {
    await send(senderOf());
    const { rows } = await client.query(
      "select amount::int as bytes from private.sums where kind = 'events' and sender = ''",
    );
    expect(rows).toEqual([{ bytes: BATCH }]);
  });

  test('of one sender end at its share, those of a /48 at four times as many, and others are stored', async () => {
    await setLimits(client, { events: { most: 100 * BATCH, per_sender: 2 * BATCH } });
    const ada = senderOf('a /48');
    for (let time = 0; time < 2; time += 1) {
      expect(await send(ada)).toEqual({ status: 'stored' });
    }
    expect(await send(ada)).toEqual(limited);
    const others = [];
    for (let index = 0; index < 7; index += 1) others.push(await send(senderOf('a /48')));
    expect(others.map(({ status }) => status)).toEqual([
      ...Array<string>(6).fill('stored'),
      'limited',
    ]);
    expect(await send(senderOf('another /48'))).toEqual({ status: 'stored' });
    expect(await count(client, 'public.analytics_events')).toBe(9);
  });

  test('of twenty senders at once are stored exactly up to the sum, and of the others nothing', async () => {
    await setLimits(client, { events: { most: 7 * BATCH } });
    const sessions = await count(client, 'public.analytics_sessions');
    const answers = await atOnce(server, 20, (each) => send(senderOf(), each));
    expect(answers.filter(({ status }) => status === 'stored')).toHaveLength(7);
    expect(await count(client, 'public.analytics_events')).toBe(7);
    expect((await count(client, 'public.analytics_sessions')) - sessions).toBe(7);
  });
});

describe('assessments', () => {
  const start = async (sender: object, each = client) => ({
    status: 'started',
    ...(await call(each, 'begin_assessment', sender, 2, 3600)),
  });

  test('of the networks of one /48 are four times those of one, and all end at the sum', async () => {
    const answers = [];
    for (let index = 0; index < 9; index += 1) answers.push(await start(senderOf('a /48')));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<string>(8).fill('started'),
      'limited',
    ]);
    await setLimits(client, { assessments: { most: 3 } });
    const parallel = await atOnce(server, 10, (each) => start(senderOf(), each));
    expect(parallel.filter(({ status }) => status === 'started')).toHaveLength(3);
  });
});

describe('reports of browsers', () => {
  const report = { directive: 'img-src', blocked: 'a.example/', page: '/' };
  const send = (sender: object, directive = report.directive, each = client) =>
    call(each, 'record_csp_reports', [{ ...report, directive }], sender);

  test('of many senders end at the sum, and those of a /48 at 240 in ten minutes', async () => {
    await client.query(
      "insert into public.rate_limit_hits (bucket) select 'csp-report:net:a /48' from generate_series(1, 240)",
    );
    expect(await send(senderOf('a /48'))).toMatchObject({ status: 'limited' });
    await setLimits(client, { 'csp-reports': { most: 3 } });
    const answers = await atOnce(server, 8, (each) => send(senderOf(), 'img-src', each));
    expect(answers.filter(({ status }) => status === 'counted')).toHaveLength(3);
  });

  test('with ever new directives are one group where there are 5,000', async () => {
    await client.query(
      `delete from public.csp_reports;
       insert into public.csp_reports (directive, blocked, page) select 'img-src', n::text, '/' from generate_series(1, 5000) as n`,
    );
    for (const directive of ['made-up', 'invented', 'img-src']) await send(senderOf(), directive);
    expect(await count(client, 'public.csp_reports')).toBe(5002);
    const { rows } = await client.query(
      "select directive, count::int from public.csp_reports where page = '(many)' order by directive",
    );
    expect(rows).toEqual([
      { directive: '(many)', count: 2 },
      { directive: 'img-src', count: 1 },
    ]);
  });
});

test('errors of all apps are told apart up to the sum of new kinds and of sessions', async () => {
  await setLimits(client, { 'error-groups': { most: 3 }, 'error-visitors': { most: 5 } });
  const error = (app: string, index: number) => ({
    ...{ cause: `${app}${index}`.padEnd(64, '.'), kind: 'script', app, version: null, owners: [] },
    ...{ evidence: 'stack', message: 'boom', place: app, route: null, composition: null },
    ...{
      frames: [],
      breadcrumbs: [],
      visitors: [`${app}-${index}`, `${app}-${index}-2`],
      count: 1,
    },
    day: new Date().toISOString().slice(0, 10),
  });
  const errors = ['shell', 'mfe-blog'].flatMap((app) => [1, 2, 3].map((n) => error(app, n)));
  await client.query('select public.record_errors($1, $2, $3)', [JSON.stringify(errors), '{}', '']);
  const { rows } = await client.query(
    'select app, message, count::int, visitors::int from public.error_groups order by id',
  );
  expect(rows).toEqual([
    { app: 'shell', message: 'boom', count: 1, visitors: 2 },
    { app: 'shell', message: 'boom', count: 1, visitors: 2 },
    { app: 'shell', message: 'boom', count: 1, visitors: 0 },
    { app: 'mfe-blog', message: '(many different errors)', count: 3, visitors: 0 },
  ]);
  expect(await count(client, 'private.error_visitors')).toBe(4);
});

describe('counts', () => {
  const add = (age: string) =>
    client.query(
      `insert into private.sums (kind, sender, starts_at, amount) values ('events', '', now() - interval '${age}', 5)`,
    );

  test('of hours and days are deleted when they are over, the total of the CVs never', async () => {
    await client.query("update private.sums set amount = 7 where kind = 'cvs'");
    await add('23 hours');
    await add('25 hours');
    await client.query('select public.delete_expired()');
    expect(await count(client, "private.sums where kind = 'events'")).toBe(1);
    // A clock that is three years ahead costs counts of today, and no total.
    await client.query("select private.run_retention(now() + interval '3 years', false)");
    expect((await client.query('select kind, amount::int from private.sums')).rows).toEqual([
      { kind: 'cvs', amount: 7 },
    ]);
  });

  test('are named in the summary for the site status, those of today alone', async () => {
    await add('2 days');
    await call(client, 'begin_assessment', senderOf(), 9, 3600);
    const { sums } = (await call(client, 'operations_summary')) as { sums: { kind: string }[] };
    const of = (kind: string) => sums.find((sum) => sum.kind === kind);
    expect(of('assessments')).toEqual({
      kind: 'assessments',
      title: 'Started assessments today',
      amount: 1,
      most: 1000,
      is_bytes: false,
    });
    expect(of('events')).toMatchObject({ amount: 0, most: 512 * 1024 * 1024, is_bytes: true });
  });
});
