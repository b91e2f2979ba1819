import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin } from '../migrated-server.ts';
import { addContact, addJobApplication } from '../people/people-rows.ts';
import { emptyInbox, kindsOf, readInbox } from './read-inbox.ts';

/** Requests, next steps and mails in the inbox. */
export function describeInboxPeople(database: SqlClient): void {
  const run = (sql: string, values: unknown[] = []) => database.query(sql, values);
  const inbox = () => readInbox(database);
  const kinds = () => kindsOf(database);
  let admin = '';

  beforeEach(async () => {
    admin = await emptyInbox(database);
  });

  describe('people', () => {
    const step = (id: string, day: string, assignee: string | null = null) =>
      run(
        `update public.people_records
         set next_step = 'Call', next_step_on = (now() at time zone 'UTC')::date + $2::int, assignee = $3 where id = $1`,
        [id, day, assignee],
      );

    test('a new request waits until someone works on it', async () => {
      const id = await addContact(database, {
        reference: 'C-00000001',
        created_at: '2026-11-01T10:00:00Z',
      });
      expect((await inbox()).items[0]).toEqual({
        key: `person:${id}`,
        kind: 'contact-new',
        urgency: 'today',
        at: '2026-11-01T10:00:00+00:00',
        count: 1,
        facts: { id, name: 'Ada Example', subject: 'Example Robotics', request: 'contact' },
      });
      await addJobApplication(database, { reference: 'A-00000002' });
      expect(await kinds()).toEqual(['application-new today', 'contact-new today']);
      await run("update public.people_records set stage = 'in talk'");
      expect(await kinds()).toEqual([]);
    });

    test('a next step waits from its day on, and once only for a new request', async () => {
      const id = await addContact(database, { reference: 'C-00000001' });
      await step(id, '1');
      expect(await kinds()).toEqual([]);
      await step(id, '0');
      expect(await kinds()).toEqual(['step-today today']);
      await step(id, '-1');
      expect(await kinds()).toEqual(['step-overdue now']);
      await run("update public.people_records set stage = 'closed'");
      expect(await kinds()).toEqual([]);
    });

    test('of records that have an assignee only those of the caller wait', async () => {
      const mine = await addContact(database, { reference: 'C-00000001' });
      const theirs = await addContact(database, { reference: 'C-00000002' });
      await step(mine, '-1', admin);
      await step(theirs, '-1', await addAdmin(database));
      expect((await inbox()).items.map(({ facts }) => facts['id'])).toEqual([mine]);
    });

    test('more than 25 of a kind are counted in one line', async () => {
      for (let index = 10; index < 38; index += 1) {
        await addContact(database, { reference: `C-000000${index}` });
      }
      const { items } = await inbox();
      expect(items.filter(({ kind }) => kind === 'contact-new')).toHaveLength(25);
      expect(items.filter(({ kind }) => kind === 'people-more')).toMatchObject([
        { count: 3, facts: { of: 'contact-new' } },
      ]);
    });
  });

  describe('mails', () => {
    const mail = (key: string, status: string, attempts: number, error: string | null) =>
      run(
        `insert into public.mail_queue (dedupe_key, to_address, subject, text, status, attempts, last_error)
         values ($1, 'ada@company.example', 'Hello', 'Hello', $2, $3, $4)`,
        [key, status, attempts, error],
      );

    test('those given up or refused three times are counted by kind, and sent again on demand', async () => {
      await mail('newsletter:1', 'failed', 20, '550 no such user');
      await mail('newsletter:2', 'queued', 3, '421 try later');
      await mail('newsletter:3', 'queued', 2, '421 try later');
      await mail('contact:C-1:staff', 'failed', 20, 'connect ECONNREFUSED');
      const { items } = await inbox();
      expect(items.map(({ facts, count }) => [facts['mail'], count, facts['given_up']])).toEqual(
        expect.arrayContaining([
          ['newsletter', 2, 1],
          ['contact', 1, 1],
        ]),
      );
      expect(items).toHaveLength(2);
      expect((await run("select public.retry_mails('newsletter') as n")).rows).toEqual([{ n: 2 }]);
      const { rows } = await run(
        "select status, attempts from public.mail_queue where dedupe_key in ('newsletter:1', 'newsletter:2')",
      );
      expect(rows).toEqual([
        { status: 'queued', attempts: 0 },
        { status: 'queued', attempts: 0 },
      ]);
      expect((await inbox()).items.map(({ facts }) => facts['mail'])).toEqual(['contact']);
      const log = await run(
        "select subject, details from public.audit_log where action = 'mails.retried' order by id desc limit 1",
      );
      expect(log.rows).toEqual([{ subject: 'mails:newsletter', details: { mails: 2 } }]);
    });

    test('a letter to a person that was given up leads to the record, and is not counted twice', async () => {
      const id = await addContact(database, { reference: 'C-00000001' });
      await run("update public.people_records set stage = 'in talk'");
      await mail('contact:C-00000001:sender', 'queued', 0, null);
      await run("update public.mail_queue set status = 'failed', last_error = '550 no such user'");
      expect((await inbox()).items).toMatchObject([
        { kind: 'letter-failed', urgency: 'now', facts: { id, error: '550 no such user' } },
      ]);
    });

    test('more than 25 letters or addresses that fail are counted in one line', async () => {
      for (let index = 10; index < 38; index += 1) {
        const reference = `C-000000${index}`;
        await addContact(database, { reference, email: `person-${index}@company.example` });
        await mail(`contact:${reference}:sender`, 'queued', 0, null);
      }
      await run("update public.people_records set stage = 'in talk'");
      await run("update public.mail_queue set status = 'failed', last_error = '450 busy'");
      const failed = (await inbox()).items;
      expect(failed.filter(({ kind }) => kind === 'letter-failed')).toHaveLength(25);
      expect(failed.filter(({ kind }) => kind === 'people-more')).toMatchObject([
        { urgency: 'now', count: 3, facts: { of: 'letter-failed' } },
      ]);
      await run(
        `insert into public.mail_bounces (address_key, reason, code, answer)
         select email_key, 'no-mailbox', '5.1.1', '550 no such user' from public.people_records`,
      );
      const bounced = (await inbox()).items;
      expect(bounced.filter(({ kind }) => kind === 'address-wrong')).toHaveLength(25);
      expect(bounced.filter(({ kind }) => kind === 'people-more')).toMatchObject([
        { urgency: 'now', count: 3, facts: { of: 'address-wrong' } },
      ]);
    });
  });
}
