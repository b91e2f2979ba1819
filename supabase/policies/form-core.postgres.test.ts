import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  call,
  client,
  count,
  lists,
  other,
  query,
  untilWaiting,
  openDatabase,
} from './testing/database.ts';
import { CONTACT, submissionOf, submit as forms } from './testing/sum-rows.ts';
import './testing/jobs-report-cases.ts';
import './testing/report-step-cases.ts';
import './testing/newsletter-cases.ts';
import './testing/seo/seo-strategy-cases.ts';
import './testing/traffic/traffic-cases.ts';
import './testing/audit-log-cases.ts';
import './testing/admin-role-cases.ts';
import './testing/security-report-cases.ts';

await openDatabase();

// Most of these mails go to one inbox.
beforeEach(() => query("delete from private.sums where kind <> 'cvs'"));

const mails = [{ name: 'sender', to: 'ada@company.example', subject: 'Hello', text: 'Hello' }];
const submit = (facts: object = submissionOf(), patch: object = {}, each = client) =>
  each.call('submit_contact', facts, { ...CONTACT, ...patch }, mails);

test.each([
  { name: 'A' },
  { name: null },
  { email: 'nobody' },
  { company: 'x' },
  { need: 'everything' },
  { roles: ['juggler'] },
  { timeline: 'never' },
  { message: 'short' },
  { message: 'x'.repeat(4001) },
  { consent_text: '' },
  { context: { email: 'ada@company.example' } },
  { context: { place: 1 } },
  { context: { place: 'x'.repeat(2500) } },
])('the database refuses %j itself, and stores no key of it', async (patch) => {
  const facts = submissionOf();
  await expect(submit(facts, patch)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  expect(await count('public.form_submissions where key = $1', facts.key)).toBe(0);
});

describe('a second connection', () => {
  beforeEach(() => query('begin'));

  test('with the same key waits for the first and gets its reference', async () => {
    const facts = submissionOf();
    const { reference } = facts;
    expect(await submit(facts)).toEqual({ status: 'accepted', reference });
    const second = submit({ ...facts, reference: 'C-ZZZZZZZZ' }, {}, other);
    await untilWaiting();
    await query('commit');
    expect(await second).toEqual({ status: 'repeated', reference });
    expect(await count('public.contact_requests where reference = $1', reference)).toBe(1);
    const queued = await count(
      'public.mail_queue where dedupe_key like $1',
      `contact:${reference}:%`,
    );
    expect(queued).toBe(1);
  });

  test('is accepted with the key of a form whose transaction is rolled back', async () => {
    const facts = submissionOf();
    await submit(facts);
    const second = submit(facts, {}, other);
    await untilWaiting();
    await query('rollback');
    expect(await second).toMatchObject({ status: 'accepted' });
  });

  test('cannot pass a limit by being quick', async () => {
    const facts = { ip_hash: randomUUID(), per_address: 1 };
    await submit(submissionOf(facts));
    const second = submit(submissionOf(facts), {}, other);
    await untilWaiting();
    await query('commit');
    expect(await second).toMatchObject({
      ...{ status: 'limited', retry_after_seconds: expect.any(Number) },
    });
    expect(
      await count("public.security_events where kind = 'rate-limited' and subject = 'contact'"),
    ).toBe(1);
  });
});

describe('a mail', () => {
  beforeEach(async () => {
    await query('delete from public.mail_queue');
    await submit();
  });
  const claim = async () =>
    (await query<{ id: string; attempts: number }>('select * from public.claim_mails(1)'))[0];
  const finish = (id: string | undefined, ...error: string[]) => call('finish_mail', id, ...error);

  test('is never given to two senders', async () => {
    await submit();
    await query('begin');
    const first = await claim();
    const rest = 'select id from public.claim_mails(5)';
    const second = await other.lists(rest);
    await query('commit');
    expect(second).toEqual([[expect.not.stringMatching(`^${first?.id}$`)]]);
    expect(await other.lists(rest)).toEqual([]);
  });

  test('waits longer after every failure, is leased again when its sender crashed, and ends failed', async () => {
    const mail = await claim();
    await finish(mail?.id, 'not now');
    expect(
      await lists(
        'select status, last_error, extract(epoch from next_attempt_at - now())::int from public.mail_queue',
      ),
    ).toEqual([['queued', 'not now', 30]]);
    expect(await claim()).toBeUndefined();

    await query('update public.mail_queue set next_attempt_at = now()');
    expect((await claim())?.attempts).toBe(2);
    expect(await claim()).toBeUndefined();
    await query("update public.mail_queue set leased_until = now() - interval '1 second'");
    expect((await claim())?.attempts).toBe(3);

    await query('update public.mail_queue set attempts = 20');
    await finish(mail?.id, 'never');
    expect(await count("public.mail_queue where status = 'failed'")).toBe(1);
  });

  test('that was sent is not claimed again, and a late report changes nothing', async () => {
    const mail = await claim();
    await finish(mail?.id);
    await finish(mail?.id, 'too late');
    expect(await claim()).toBeUndefined();
    expect(
      await lists('select status, sent_at is null, last_error from public.mail_queue'),
    ).toEqual([['sent', false, null]]);
  });

  test('has its words, or a template with facts, and a notice is queued once', async () => {
    await query('delete from public.mail_queue');
    const insert = (columns: string, values: string) =>
      query(`insert into public.mail_queue (dedupe_key, to_address, ${columns})
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
    const notice = `select private.queue_notice('key', 'ada@company.example', 'account-notice', '{"event": "device.new"}')`;
    await query(`${notice}; ${notice}`);
    expect(await lists('select subject, text, template, facts from public.claim_mails(5)')).toEqual(
      [
        ['Hello', 'Hello', null, null],
        [null, null, 'account-notice', { event: 'device.new' }],
      ],
    );
  });
});

const ago = (interval: string) => `now() - interval '${interval}'`;
const confirmed = "status = 'confirmed', confirmed_at = now()";

test.each([
  ['contact_requests', `created_at = ${ago('24 months 1 day')}`, true],
  ['contact_requests', `created_at = ${ago('23 months')}`, false],
  ['form_submissions', `created_at = ${ago('24 months 1 day')}`, true],
  ['rate_limit_hits', `at = ${ago('25 hours')}`, true],
  ['rate_limit_hits', `at = ${ago('23 hours')}`, false],
  ['mail_queue', `status = 'sent', sent_at = ${ago('31 days')}`, true],
  ['mail_queue', `status = 'sent', sent_at = ${ago('29 days')}`, false],
  ['mail_queue', `status = 'queued', created_at = ${ago('31 days')}`, false],
  ['newsletter_subscribers', `consent_at = ${ago('8 days')}`, true],
  ['newsletter_subscribers', `consent_at = ${ago('6 days')}`, false],
  ['newsletter_subscribers', `${confirmed}, consent_at = ${ago('8 years')}`, false],
  ['salary_alerts', `consent_at = ${ago('8 days')}`, true],
  ['salary_alerts', `consent_at = ${ago('6 days')}`, false],
  ['salary_alerts', `${confirmed}, consent_at = ${ago('8 days')}`, false],
  ['salary_access_requests', `requested_at = ${ago('24 months 1 day')}`, true],
  [
    'salary_access_requests',
    `requested_at = ${ago('23 months')}, created_at = ${ago('25 months')}`,
    false,
  ],
  ['csp_reports', `last_seen = ${ago('91 days')}`, true],
  ['csp_reports', `last_seen = ${ago('89 days')}`, false],
  ['security_events', `last_seen = ${ago('91 days')}`, true],
  ['security_events', `last_seen = ${ago('89 days')}`, false],
])('%s with %s: deleted is %s', async (table, patch, isDeleted) => {
  await query(
    `delete from public.mail_queue; delete from public.rate_limit_hits; delete from public.form_submissions;
     delete from public.contact_requests; delete from public.newsletter_subscribers; delete from public.salary_alerts;
     delete from public.salary_access_requests; delete from public.csp_reports; delete from public.security_events;
     insert into public.csp_reports (directive, blocked, page) values ('img-src', 'a.example', '/');
     insert into public.security_events (day, kind, subject, reason) values (now(), 'sign-in-failed', 'password', 'x')`,
  );
  await forms.contact('ada@company.example');
  await forms.newsletter('bea@company.example');
  await forms.salaryAlert('ada@company.example');
  await forms.salaryAccess('ada@company.example');
  await query(`update public.${table} set ${patch}`);
  await call('delete_expired');
  expect((await count(`public.${table}`)) === 0).toBe(isDeleted);
});
