import { afterAll, beforeEach, expect, test } from 'vitest';
import { addAdmin, setClaims, startMigratedServer } from './testing/migrated-server.ts';

const server = await startMigratedServer();
const { client } = server;
afterAll(() => server.stop());
beforeEach(async () => {
  await client.query('delete from public.error_groups; delete from public.mail_queue');
});

const today = new Date().toISOString().slice(0, 10);
const error = {
  cause: 'a'.repeat(64),
  kind: 'script',
  app: 'mfe-blog',
  version: '1.0.0-0123456789',
  owners: ['@talent-site/blog', '@talent-site/design'],
  evidence: 'stack',
  message: 'boom',
  place: 'mfe-blog/post.js',
  route: '/blog/:slug',
  composition: '0123456789ab',
  frames: [{ path: '/assets/mfe-blog/post-a1_B2-c3.js', line: 1, column: 2 }],
  breadcrumbs: [{ kind: 'page', what: '/', before_ms: 5 }],
  visitors: ['ada', 'bob'],
  day: today,
  count: 3,
};
const addresses = { '@talent-site/blog': 'blog@example.com' };
const page = 'https://www.example.com/internal-admin-xyz123/errors/';

async function record(...errors: object[]): Promise<number> {
  const { rows } = await client.query<{ queued: number }>(
    'select public.record_errors($1, $2, $3) as queued',
    [JSON.stringify(errors), JSON.stringify(addresses), page],
  );
  return rows[0]?.queued ?? -1;
}

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  return (await client.query<Record<string, unknown>>(sql)).rows;
}

/** As an admin of the staff tool. */
async function setStatus(isResolved: boolean): Promise<unknown> {
  const [group] = await rowsOf('select id from public.error_groups');
  await setClaims(client, await addAdmin(client));
  const { rows } = await client.query<{ status: string }>(
    'select public.set_error_status($1, $2) as status',
    [group?.['id'], isResolved],
  );
  return rows[0]?.status;
}

test('errors of one cause are a group with its first version, days, visitors and newest samples', async () => {
  await record(error);
  await record({ ...error, version: '1.1.0-0123456789', visitors: ['bob', 'eve'], count: 1 });
  await record({
    ...error,
    version: null,
    composition: null,
    day: '2026-11-01',
    visitors: ['ada'],
    count: 1,
  });
  expect(
    await rowsOf(
      'select first_version, last_version, count::int, visitors::int, status, owners, jsonb_array_length(samples) as samples from public.error_groups',
    ),
  ).toEqual([
    {
      first_version: '1.0.0-0123456789',
      last_version: '1.1.0-0123456789',
      count: 5,
      visitors: 4,
      status: 'open',
      owners: ['@talent-site/blog', '@talent-site/design'],
      samples: 3,
    },
  ]);
  expect(
    await rowsOf(
      'select version, count::int, visitors::int from public.error_days order by version',
    ),
  ).toEqual([
    { version: '', count: 1, visitors: 1 },
    { version: '1.0.0-0123456789', count: 3, visitors: 2 },
    { version: '1.1.0-0123456789', count: 1, visitors: 1 },
  ]);
  for (let more = 0; more < 5; more += 1) await record(error);
  expect(
    await rowsOf('select jsonb_array_length(samples) as kept from public.error_groups'),
  ).toEqual([{ kept: 5 }]);
});

test('a new group is mailed to the owners who have an address, and not again the same day', async () => {
  expect(await record(error)).toBe(1);
  expect(await record(error)).toBe(0);
  const [mail] = await rowsOf('select to_address, template, facts from public.mail_queue');
  expect(mail).toMatchObject({
    to_address: 'blog@example.com',
    template: 'error-report',
    facts: { news: 'new', app: 'mfe-blog', version: '1.0.0-0123456789', message: 'boom' },
  });
  expect((mail?.['facts'] as { page: string }).page).toMatch(
    /\/internal-admin-xyz123\/errors\/\d+$/,
  );
});

test('a resolved group stays resolved for tabs of versions that had it, and another version opens it again', async () => {
  await record(error);
  expect(await setStatus(true)).toBe('resolved');
  expect(await record(error)).toBe(0);
  expect(await rowsOf('select status from public.error_groups')).toEqual([{ status: 'resolved' }]);
  // Mailed the same day already.
  await client.query('delete from public.mail_queue');
  expect(await record({ ...error, version: '1.2.0-0123456789' })).toBe(1);
  expect(await rowsOf('select status, resolved_at from public.error_groups')).toEqual([
    { status: 'reopened', resolved_at: null },
  ]);
  expect(await rowsOf("select facts ->> 'news' as news from public.mail_queue")).toEqual([
    { news: 'reopened' },
  ]);
});

test('a flood of made-up errors becomes one group, and twenty mails a day', async () => {
  const flood = Array.from({ length: 150 }, (_, at) => ({
    ...error,
    cause: String(at).padStart(64, 'b'),
    message: `made up ${at}`,
  }));
  await record(...flood);
  expect(await rowsOf('select count(*)::int as groups from public.error_groups')).toEqual([
    { groups: 101 },
  ]);
  expect(
    await rowsOf(
      "select count::int from public.error_groups where message = '(many different errors)'",
    ),
  ).toEqual([{ count: 150 }]);
  expect(await rowsOf('select count(*)::int as mails from public.mail_queue')).toEqual([
    { mails: 20 },
  ]);
  // Another app, and another kind, are still told apart.
  await record(
    { ...error, app: 'mfe-admin', cause: 'c'.repeat(64) },
    { ...error, kind: 'load', cause: 'd'.repeat(64) },
  );
  expect(await rowsOf('select count(*)::int as groups from public.error_groups')).toEqual([
    { groups: 103 },
  ]);
});

test('groups are listed for an app or for all, without samples and without those that are resolved', async () => {
  await record(error, { ...error, app: 'mfe-admin', cause: 'e'.repeat(64) });
  const listed = async (app: string | null) =>
    (
      await client.query<{ list: Record<string, unknown>[] }>(
        'select public.list_errors($1) as list',
        [app],
      )
    ).rows[0]?.list;
  expect((await listed(null))?.map(({ app }) => app).toSorted()).toEqual(['mfe-admin', 'mfe-blog']);
  const [only, ...others] = (await listed('mfe-blog')) ?? [];
  expect([only?.['message'], only?.['samples'], others]).toEqual(['boom', undefined, []]);
});

test('groups go 90 days after they were last seen with their days, and hashes of visitors after two days', async () => {
  await record(error, { ...error, cause: 'f'.repeat(64), day: '2026-01-01' });
  await client.query(
    "update public.error_groups set last_seen = now() - interval '91 days' where cause = $1",
    ['f'.repeat(64)],
  );
  const rules = await rowsOf(
    "select relation::text, condition from private.retention_rules where relation::text ~ 'error_' order by 1",
  );
  expect(rules.map(({ relation }) => relation)).toEqual([
    'error_days',
    'error_groups',
    'private.error_visitors',
  ]);
  for (const { relation, condition } of rules) {
    await client.query(`delete from ${String(relation)} where ${String(condition)}`);
  }
  expect(await rowsOf('select cause from public.error_groups')).toEqual([
    { cause: 'a'.repeat(64) },
  ]);
  expect(await rowsOf('select count(*)::int as days from public.error_days')).toEqual([
    { days: 1 },
  ]);
  expect(await rowsOf('select count(*)::int as kept from private.error_visitors')).toEqual([
    { kept: 2 },
  ]);
});

test('only admins resolve errors; who did is in the audit log', async () => {
  await record(error);
  await setClaims(client, '00000000-0000-4000-8000-000000000000');
  await expect(client.query('select public.set_error_status(1, true)')).rejects.toMatchObject({
    code: '42501',
  });
  expect([await setStatus(true), await setStatus(false)]).toEqual(['resolved', 'open']);
  expect(
    await rowsOf(
      "select action from public.audit_log where action like 'error.%' order by id desc limit 2",
    ),
  ).toEqual([{ action: 'error.reopened' }, { action: 'error.resolved' }]);
});
