import { randomUUID } from 'node:crypto';
import type { SqlClient } from './testing/sql-client.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { describeAdminRoles } from './testing/admin-role-cases.ts';
import { describeAuditLog } from './testing/audit-log-cases.ts';
import { describeJobsReports } from './testing/jobs-report-cases.ts';
import { startMigratedServer, untilOneWaits } from './testing/migrated-server.ts';
import { describeSecurityReports } from './testing/security-report-cases.ts';
import { describeSeoStrategies } from './testing/seo/seo-strategy-cases.ts';
import { describeTraffic } from './testing/traffic/traffic-cases.ts';

const server = await startMigratedServer();
const one = server.client;
const other = server.connect();
afterAll(() => server.stop());
// Most of these mails go to one inbox.
beforeEach(() => one.query("delete from private.sums where kind <> 'cvs'"));

let lastReference = 0;
const submission = (patch: object = {}) => ({
  key: randomUUID(),
  reference: `C-${String((lastReference += 1)).padStart(8, '0')}`,
  page: '/contact-ai-recruiters',
  ip_hash: randomUUID(),
  email_hash: randomUUID(),
  per_address: 100,
  per_email: 100,
  window_seconds: 3600,
  ...patch,
});
const input = {
  name: 'Ada Example',
  email: 'ada@company.example',
  company: 'Example Robotics',
  need: 'team',
  roles: [],
  timeline: 'open',
  message: 'Twenty characters or more of text.',
  consent_text: 'I agree.',
};
const mails = [{ name: 'sender', to: 'ada@company.example', subject: 'Hello', text: 'Hello' }];

async function submit(client: SqlClient, facts: object, patch: object = {}) {
  const { rows } = await client.query<{ answer: Record<string, unknown> }>(
    'select public.submit_contact($1, $2, $3) as answer',
    [facts, { ...input, ...patch }, JSON.stringify(mails)].map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    ),
  );
  return rows[0]?.answer ?? {};
}

async function count(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await one.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values);
  return rows[0]?.n ?? -1;
}

const untilWaiting = () => untilOneWaits(server);

test.each([
  { name: 'A' },
  { name: null },
  { email: 'nobody' },
  { company: '' },
  { need: 'everything' },
  { roles: ['juggler'] },
  { timeline: 'never' },
  { message: 'short' },
  { message: 'x'.repeat(4001) },
  { consent_text: '' },
])('the database refuses %j itself, and stores no key of it', async (patch) => {
  const facts = submission();
  await expect(submit(one, facts, patch)).rejects.toMatchObject({
    code: expect.stringMatching(/^23/),
  });
  expect(await count('public.form_submissions where key = $1', [facts.key])).toBe(0);
});

test('a second connection with the same key waits for the first and gets its reference', async () => {
  const key = randomUUID();
  const facts = submission({ key });
  await one.query('begin');
  const first = await submit(one, facts);
  const second = submit(other, { ...facts, reference: 'C-ZZZZZZZZ' });
  await untilWaiting();
  await one.query('commit');
  expect(first).toEqual({ status: 'accepted', reference: facts.reference });
  expect(await second).toEqual({ status: 'repeated', reference: facts.reference });
  expect(await count('public.contact_requests where reference = $1', [facts.reference])).toBe(1);
  expect(
    await count('public.mail_queue where dedupe_key like $1', [`contact:${facts.reference}:%`]),
  ).toBe(1);
});

test('a form whose transaction is rolled back leaves no key, and is accepted the next time', async () => {
  const facts = submission();
  await one.query('begin');
  await submit(one, facts);
  const second = submit(other, facts);
  await untilWaiting();
  await one.query('rollback');
  expect(await second).toMatchObject({ status: 'accepted' });
});

test('a limit cannot be passed by being quick', async () => {
  const facts = { ip_hash: randomUUID(), per_address: 1 };
  await one.query('begin');
  await submit(one, submission(facts));
  const second = submit(other, submission(facts));
  await untilWaiting();
  await one.query('commit');
  expect(await second).toMatchObject({
    status: 'limited',
    retry_after_seconds: expect.any(Number),
  });
  expect(
    await count("public.security_events where kind = 'rate-limited' and subject = 'contact'"),
  ).toBe(1);
});

test('two senders never get the same mail', async () => {
  await one.query('delete from public.mail_queue');
  await submit(one, submission());
  await submit(one, submission());
  await one.query('begin');
  const first = await one.query<{ id: string }>('select id from public.claim_mails(1)');
  const second = await other.query<{ id: string }>('select id from public.claim_mails(5)');
  await one.query('commit');
  expect(first.rows).toHaveLength(1);
  expect(second.rows).toHaveLength(1);
  expect(second.rows[0]?.id).not.toBe(first.rows[0]?.id);
  expect((await other.query('select id from public.claim_mails(5)')).rows).toEqual([]);
});

test('a mail waits longer after every failure, is leased again when its sender crashed, and ends failed', async () => {
  await one.query('delete from public.mail_queue');
  await submit(one, submission());
  const claim = async () =>
    (await one.query<{ id: string; attempts: number }>('select * from public.claim_mails(1)'))
      .rows[0];
  const mail = await claim();
  await one.query('select public.finish_mail($1, $2)', [mail?.id, 'not now']);
  const waiting = await one.query(
    'select status, last_error, extract(epoch from next_attempt_at - now())::int as seconds from public.mail_queue',
  );
  expect(waiting.rows).toEqual([{ status: 'queued', last_error: 'not now', seconds: 30 }]);
  expect(await claim()).toBeUndefined();

  await one.query('update public.mail_queue set next_attempt_at = now()');
  expect((await claim())?.attempts).toBe(2);
  expect(await claim()).toBeUndefined();
  await one.query("update public.mail_queue set leased_until = now() - interval '1 second'");
  expect((await claim())?.attempts).toBe(3);

  await one.query('update public.mail_queue set attempts = 20');
  await one.query('select public.finish_mail($1, $2)', [mail?.id, 'never']);
  expect(await count("public.mail_queue where status = 'failed'")).toBe(1);
});

test('a mail that was sent is not claimed again, and a late report changes nothing', async () => {
  await one.query('delete from public.mail_queue');
  await submit(one, submission());
  const { rows } = await one.query<{ id: string }>('select * from public.claim_mails(1)');
  await one.query('select public.finish_mail($1)', [rows[0]?.id]);
  await one.query('select public.finish_mail($1, $2)', [rows[0]?.id, 'too late']);
  expect(
    await count(
      "public.mail_queue where status = 'sent' and sent_at is not null and last_error is null",
    ),
  ).toBe(1);
});

test('a mail of the queue has its words, or a template with facts, and a notice is queued once', async () => {
  await one.query('delete from public.mail_queue');
  const insert = (columns: string, values: string) =>
    one.query(`insert into public.mail_queue (dedupe_key, to_address, ${columns})
      values (gen_random_uuid()::text, 'ada@company.example', ${values})`);
  await insert('subject, text', "'Hello', 'Hello'");
  for (const [columns, values] of [
    ['subject', "'Hello'"],
    ['template', "'account-notice'"],
    ['facts', "'{}'"],
    ['template, facts', "'account-notice', '[]'"],
    ['subject, text, template, facts', "'Hello', 'Hello', 'account-notice', '{}'"],
  ] as const) {
    await expect(insert(columns, values), columns).rejects.toThrow(/violates check constraint/);
  }
  for (const _ of [1, 2]) {
    await one.query(
      `select private.queue_notice('key', 'ada@company.example', 'account-notice', '{"event": "device.new"}')`,
    );
  }
  const { rows } = await one.query('select * from public.claim_mails(5)');
  expect(rows).toMatchObject([
    { subject: 'Hello', text: 'Hello', template: null, facts: null },
    { subject: null, text: null, template: 'account-notice', facts: { event: 'device.new' } },
  ]);
  await one.query('delete from public.mail_queue');
});

const ages: [string, string, string][] = [
  ['contact_requests', "created_at = now() - interval '24 months 1 day'", 'true'],
  ['contact_requests', "created_at = now() - interval '23 months'", 'false'],
  ['form_submissions', "created_at = now() - interval '24 months 1 day'", 'true'],
  ['rate_limit_hits', "at = now() - interval '25 hours'", 'true'],
  ['rate_limit_hits', "at = now() - interval '23 hours'", 'false'],
  ['mail_queue', "status = 'sent', sent_at = now() - interval '31 days'", 'true'],
  ['mail_queue', "status = 'sent', sent_at = now() - interval '29 days'", 'false'],
  ['mail_queue', "status = 'queued', created_at = now() - interval '31 days'", 'false'],
];

test.each(ages)('%s with %s: deleted is %s', async (table, patch, isDeleted) => {
  await one.query('delete from public.mail_queue');
  await one.query('delete from public.rate_limit_hits');
  await one.query('delete from public.form_submissions');
  await one.query('delete from public.contact_requests');
  await submit(one, submission());
  await one.query(`update public.${table} set ${patch}`);
  await one.query('select public.delete_expired()');
  expect((await count(`public.${table}`)) === 0).toBe(isDeleted === 'true');
});

test('an unconfirmed sign-up is deleted after seven days, a subscription is not', async () => {
  await one.query(
    `insert into public.newsletter_subscribers (id, email, status, confirmed_at, consent_text, consent_page, consent_at)
     values (gen_random_uuid(), 'a@b.example', 'pending', null, 'I agree.', '/x', now() - interval '8 days'),
       (gen_random_uuid(), 'c@d.example', 'pending', null, 'I agree.', '/x', now() - interval '6 days'),
       (gen_random_uuid(), 'e@f.example', 'confirmed', now(), 'I agree.', '/x', now() - interval '8 years')`,
  );
  await one.query('select public.delete_expired()');
  const { rows } = await one.query(
    'select email from public.newsletter_subscribers order by email',
  );
  expect(rows).toEqual([{ email: 'c@d.example' }, { email: 'e@f.example' }]);
});

test('a request for the salary figures is stored for 24 months after the last one', async () => {
  await one.query(
    `insert into public.salary_access_requests (email, user_role, page, consent_text, created_at, requested_at)
     values ('a@b.example', 'other', '/x', 'I agree.', now() - interval '25 months', now() - interval '24 months 1 day'),
       ('c@d.example', 'other', '/x', 'I agree.', now() - interval '25 months', now() - interval '23 months')`,
  );
  await one.query('select public.delete_expired()');
  const { rows } = await one.query('select email from public.salary_access_requests');
  expect(rows).toEqual([{ email: 'c@d.example' }]);
});

const connections = { one, other, untilWaiting };
describeJobsReports(connections);
describeSeoStrategies(connections);
describeTraffic(connections);
describeAuditLog(connections);
describeAdminRoles(connections);
describeSecurityReports(connections);
