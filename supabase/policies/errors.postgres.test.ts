import { beforeEach, expect, test } from 'vitest';
import {
  becomeAdmin,
  call,
  client,
  count,
  lists,
  query,
  openDatabase,
} from './testing/database.ts';
import { setClaims } from './testing/migrated-server.ts';

await openDatabase();

beforeEach(() => query('delete from public.error_groups; delete from public.mail_queue'));

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
  day: new Date().toISOString().slice(0, 10),
  count: 3,
};
const addresses = { '@talent-site/blog': 'blog@example.com' };
const page = 'https://www.example.com/internal-admin-xyz123/errors/';

/** Answers how many mails were queued. */
const record = (...errors: object[]) => call('record_errors', errors, addresses, page);

/** As an admin of the staff tool. */
async function setStatus(isResolved: boolean): Promise<unknown> {
  const [[group] = []] = await lists('select id from public.error_groups');
  await becomeAdmin();
  return call('set_error_status', group, isResolved);
}

test('errors of one cause are a group with its first version, days, visitors and newest samples', async () => {
  await record(error);
  await record({ ...error, version: '1.1.0-0123456789', visitors: ['bob', 'eve'], count: 1 });
  const unknown = { ...error, version: null, composition: null };
  await record({ ...unknown, day: '2026-11-01', visitors: ['ada'], count: 1 });
  expect(
    await query(
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
    await lists('select version, count::int, visitors::int from public.error_days order by 1'),
  ).toEqual([
    ['', 1, 1],
    ['1.0.0-0123456789', 3, 2],
    ['1.1.0-0123456789', 1, 1],
  ]);
  for (let more = 0; more < 5; more += 1) await record(error);
  expect(await lists('select jsonb_array_length(samples) from public.error_groups')).toEqual([[5]]);
});

test('a new group is mailed to the owners who have an address, and not again the same day', async () => {
  expect(await record(error)).toBe(1);
  expect(await record(error)).toBe(0);
  expect(await query('select to_address, template, facts from public.mail_queue')).toMatchObject([
    {
      to_address: 'blog@example.com',
      template: 'error-report',
      facts: {
        ...{ news: 'new', app: 'mfe-blog', version: '1.0.0-0123456789', message: 'boom' },
        page: expect.stringMatching(/\/internal-admin-xyz123\/errors\/\d+$/),
      },
    },
  ]);
});

test('a resolved group stays resolved for tabs of versions that had it, and another version opens it again', async () => {
  await record(error);
  expect(await setStatus(true)).toBe('resolved');
  expect(await record(error)).toBe(0);
  expect(await lists('select status from public.error_groups')).toEqual([['resolved']]);
  // Mailed the same day already.
  await query('delete from public.mail_queue');
  expect(await record({ ...error, version: '1.2.0-0123456789' })).toBe(1);
  expect(await lists('select status, resolved_at from public.error_groups')).toEqual([
    ['reopened', null],
  ]);
  expect(await lists("select facts ->> 'news' from public.mail_queue")).toEqual([['reopened']]);
});

test('a flood of made-up errors becomes one group, and twenty mails a day', async () => {
  const flood = Array.from({ length: 150 }, (_, at) => ({
    ...error,
    cause: String(at).padStart(64, 'b'),
    message: `made up ${at}`,
  }));
  await record(...flood);
  expect(await count('public.error_groups')).toBe(101);
  expect(
    await lists(
      "select count::int from public.error_groups where message = '(many different errors)'",
    ),
  ).toEqual([[150]]);
  expect(await count('public.mail_queue')).toBe(20);
  // Another app, and another kind, are still told apart.
  await record(
    { ...error, app: 'mfe-admin', cause: 'c'.repeat(64) },
    { ...error, kind: 'load', cause: 'd'.repeat(64) },
  );
  expect(await count('public.error_groups')).toBe(103);
});

test('groups are listed for an app or for all, without samples and without those that are resolved', async () => {
  await record(error, { ...error, app: 'mfe-admin', cause: 'e'.repeat(64) });
  const listed = (app: string | null) => call<(typeof error)[]>('list_errors', app);
  expect((await listed(null)).map(({ app }) => app).toSorted()).toEqual(['mfe-admin', 'mfe-blog']);
  const own = await listed('mfe-blog');
  expect(own).toMatchObject([{ message: 'boom' }]);
  expect(own[0]).not.toHaveProperty('samples');
});

test('groups go 90 days after they were last seen with their days, and hashes of visitors after two days', async () => {
  await record(error, { ...error, cause: 'f'.repeat(64), day: '2026-01-01' });
  await query(
    "update public.error_groups set last_seen = now() - interval '91 days' where cause = $1",
    'f'.repeat(64),
  );
  const rules = await lists(
    "select relation::text, condition from private.retention_rules where relation::text ~ 'error_' order by 1",
  );
  expect(rules.map(([relation]) => relation)).toEqual([
    'error_days',
    'error_groups',
    'private.error_visitors',
  ]);
  for (const [relation, condition] of rules) {
    await query(`delete from ${String(relation)} where ${String(condition)}`);
  }
  expect(await lists('select cause from public.error_groups')).toEqual([['a'.repeat(64)]]);
  expect(await count('public.error_days')).toBe(1);
  expect(await count('private.error_visitors')).toBe(2);
});

test('only admins resolve errors; who did is in the audit log', async () => {
  await record(error);
  await setClaims(client, '00000000-0000-4000-8000-000000000000');
  await expect(call('set_error_status', 1, true)).rejects.toMatchObject({ code: '42501' });
  expect([await setStatus(true), await setStatus(false)]).toEqual(['resolved', 'open']);
  expect(
    await lists(
      "select action from public.audit_log where action like 'error.%' order by id desc limit 2",
    ),
  ).toEqual([['error.reopened'], ['error.resolved']]);
});
