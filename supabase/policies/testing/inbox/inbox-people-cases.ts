import { describe, expect, test } from 'vitest';
import { call, client, lists, query } from '../database.ts';
import { addAdmin } from '../migrated-server.ts';
import { addContact, addJobApplication } from '../people/people-rows.ts';
import { beginWithEmptyInbox, kinds, readInbox } from './read-inbox.ts';

describe('requests, next steps and mails', () => {
  let admin: string;
  beginWithEmptyInbox((account) => {
    admin = account;
  });
  const step = (id: string, day: string, assignee: string | null = null) =>
    query(
      `update public.people_records
       set next_step = 'Call', next_step_on = (now() at time zone 'UTC')::date + $2::int, assignee = $3 where id = $1`,
      ...[id, day, assignee],
    );
  const mail = (key: string, status: string, attempts: number, error: string | null) =>
    query(
      `insert into public.mail_queue (dedupe_key, to_address, subject, text, status, attempts, last_error)
       values ($1, 'ada@company.example', 'Hello', 'Hello', $2, $3, $4)`,
      ...[key, status, attempts, error],
    );
  const move = (stage: string) => query('update public.people_records set stage = $1', stage);
  async function expectMore(kind: string): Promise<void> {
    const { items } = await readInbox();
    expect(items.filter((item) => item.kind === kind)).toHaveLength(25);
    expect(items.filter((item) => item.kind === 'people-more')).toMatchObject([
      { count: 3, facts: { of: kind } },
    ]);
  }
  const references = Array.from({ length: 28 }, (_, index) => `C-000000${index + 10}`);

  test('a new request waits until someone works on it', async () => {
    const id = await addContact({ created_at: '2026-11-01T10:00:00Z' });
    expect((await readInbox()).items[0]).toEqual({
      ...{ key: `person:${id}`, kind: 'contact-new', urgency: 'today', count: 1 },
      at: '2026-11-01T10:00:00+00:00',
      facts: { id, name: 'Ada Example', subject: 'Example Robotics', request: 'contact' },
    });
    await addJobApplication();
    expect(await kinds()).toEqual(['application-new today', 'contact-new today']);
    await move('in talk');
    expect(await kinds()).toEqual([]);
  });

  test('a next step waits from its day on, and once only for a new request', async () => {
    const id = await addContact();
    await step(id, '1');
    expect(await kinds()).toEqual([]);
    await step(id, '0');
    expect(await kinds()).toEqual(['step-today today']);
    await step(id, '-1');
    expect(await kinds()).toEqual(['step-overdue now']);
    await move('closed');
    expect(await kinds()).toEqual([]);
  });

  test('of records that have an assignee only those of the caller wait', async () => {
    const mine = await addContact();
    await step(mine, '-1', admin);
    await step(await addContact({ reference: 'C-00000002' }), '-1', await addAdmin(client));
    expect((await readInbox()).items.map(({ facts }) => facts['id'])).toEqual([mine]);
  });

  test('more than 25 of a kind are counted in one line', async () => {
    for (const reference of references) await addContact({ reference });
    await expectMore('contact-new');
  });

  test('mails given up or refused three times are counted by kind, and sent again on demand', async () => {
    await mail('newsletter:1', 'failed', 20, '550 no such user');
    await mail('newsletter:2', 'queued', 3, '421 try later');
    await mail('newsletter:3', 'queued', 2, '421 try later');
    await mail('contact:C-1:staff', 'failed', 20, 'connect ECONNREFUSED');
    const counted = async () =>
      (await readInbox()).items
        .map(({ facts, count }) => [facts['mail'], count, facts['given_up']])
        .toSorted();
    expect(await counted()).toEqual([
      ['contact', 1, 1],
      ['newsletter', 2, 1],
    ]);
    expect(await call('retry_mails', 'newsletter')).toBe(2);
    expect(
      await lists(
        "select status, attempts from public.mail_queue where dedupe_key like 'newsletter:%' order by 2",
      ),
    ).toEqual([
      ['queued', 0],
      ['queued', 0],
      ['queued', 2],
    ]);
    expect(await counted()).toEqual([['contact', 1, 1]]);
    expect(
      await lists(
        "select subject, details from public.audit_log where action = 'mails.retried' order by id desc limit 1",
      ),
    ).toEqual([['mails:newsletter', { mails: 2 }]]);
  });

  test('a letter to a person that was given up leads to the record, and is not counted twice', async () => {
    const id = await addContact();
    await move('in talk');
    await mail('contact:C-00000001:sender', 'queued', 0, null);
    await query("update public.mail_queue set status = 'failed', last_error = '550 no such user'");
    expect((await readInbox()).items).toMatchObject([
      { kind: 'letter-failed', urgency: 'now', facts: { id, error: '550 no such user' } },
    ]);
  });

  test('more than 25 letters or addresses that fail are counted in one line', async () => {
    for (const reference of references) {
      await addContact({ reference, email: `${reference}@company.example` });
      await mail(`contact:${reference}:sender`, 'queued', 0, null);
    }
    await move('in talk');
    await query("update public.mail_queue set status = 'failed', last_error = '450 busy'");
    await expectMore('letter-failed');
    expect(await kinds()).toContain('people-more now');
    await query(
      `insert into public.mail_bounces (address_key, reason, code, answer)
       select email_key, 'no-mailbox', '5.1.1', '550 no such user' from public.people_records`,
    );
    await expectMore('address-wrong');
    expect(await kinds()).toContain('people-more now');
  });
});
