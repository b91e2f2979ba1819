import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims } from '../migrated-server.ts';
import { addContact, addJobApplication } from './people-rows.ts';

/** Addresses that refuse mail, and correcting them. */
export function describePeopleBounces(database: SqlClient): void {
  const list = (sql: string, values?: unknown[]) => database.lists(sql, values);
  const one = async (sql: string, values: unknown[] = []) => (await list(sql, values))[0]?.[0];

  describe('bounces', () => {
    let id: string;
    beforeEach(async () => {
      await database.query(
        `truncate public.contact_requests, public.job_applications, public.mail_queue,
           public.mail_bounces cascade`,
      );
      await setClaims(database, await addAdmin(database));
      id = await addContact(database, { reference: 'C-00000001', email: 'Ada@Company.Example' });
      await write(id);
    });

    const write = (record: string) =>
      list("select public.send_person_mail($1, $2, 'book-a-call', 'Book a call', 'Hello')", [
        randomUUID(),
        record,
      ]);
    /** Hands the due mails to the sender, whose attempt ends like this. */
    const attempt = async (error: string | null, bounce: object | null = null) => {
      await list('update public.mail_queue set next_attempt_at = now()');
      await list(
        'select public.finish_mail(mails.id, $1, $2) from public.claim_mails(9) as mails',
        [error, bounce === null ? null : JSON.stringify(bounce)],
      );
    };
    const noMailbox = { reason: 'no-mailbox', code: '5.1.1' };
    const bounces = () => list('select address_key, reason, code, answer from public.mail_bounces');
    const mails = () => list('select to_address, status, attempts from public.mail_queue');
    const thread = () => list('select to_address, status from public.people_mails');

    test('an address without a mailbox is given up at once, with what its server answered', async () => {
      await attempt('550 5.1.1 No such user', noMailbox);
      expect(await bounces()).toEqual([
        ['ada@company.example', 'no-mailbox', '5.1.1', '550 5.1.1 No such user'],
      ]);
      expect(await mails()).toEqual([['Ada@Company.Example', 'failed', 1]]);
      expect(await thread()).toEqual([['Ada@Company.Example', 'failed']]);
    });

    test('a full mailbox is tried again, and a mail that is taken there ends the bounce', async () => {
      await attempt('552 5.2.2 Over quota', { reason: 'full', code: '5.2.2' });
      expect(await mails()).toEqual([['Ada@Company.Example', 'queued', 1]]);
      expect(await bounces()).toHaveLength(1);
      await attempt('connect ECONNREFUSED');
      expect(await bounces()).toHaveLength(1);
      await attempt(null);
      expect(await bounces()).toEqual([]);
      expect(await mails()).toEqual([['Ada@Company.Example', 'sent', 3]]);
    });

    test('the bounce of a person is one item, and none of the other kinds counts its mails', async () => {
      await write(id);
      await attempt('550 5.1.1 No such user', noMailbox);
      const items = 'select kind, urgency, facts from private.inbox_mails()';
      const facts = { id, name: 'Ada Example', email: 'Ada@Company.Example', ...noMailbox };
      expect(await list(items)).toEqual([
        ['address-wrong', 'now', { ...facts, error: '550 5.1.1 No such user' }],
      ]);
      await attempt(null);
      await list("update public.mail_bounces set reason = 'full', code = '5.2.2'");
      await list("update public.mail_queue set status = 'queued', attempts = 5");
      expect(await list(items)).toMatchObject([['mail-bounced', 'now', { reason: 'full' }]]);
    });

    test('of anyone else the mails are counted by kind, as before', async () => {
      await list('delete from public.mail_queue');
      await list(
        "insert into public.mail_queue (dedupe_key, to_address, subject, text) values ('newsletter:1', 'bea@company.example', 'News', 'Hello')",
      );
      await attempt('550 5.1.1 No such user', noMailbox);
      expect(await bounces()).toHaveLength(1);
      expect(await list('select kind, count::int from private.inbox_mails()')).toEqual([
        ['mails-stuck', 1],
      ]);
    });

    test('trying again forgets the bounce and sends the letters of all records of the address', async () => {
      const other = await addJobApplication(database, {
        reference: 'A-00000002',
        email: 'ada@company.example',
      });
      await write(other);
      await attempt('550 5.1.1 No such user', noMailbox);
      expect(await one('select public.retry_person_mails($1)', [id])).toBe(2);
      expect(await bounces()).toEqual([]);
      expect((await mails()).map(([, status, attempts]) => [status, attempts])).toEqual([
        ['queued', 0],
        ['queued', 0],
      ]);
      // Nothing waits after a refusal any more: a second press sends nothing twice.
      await attempt(null);
      expect(await one('select public.retry_person_mails($1)', [id])).toBe(0);
      expect(await one('select public.retry_person_mails($1)', [randomUUID()])).toBeNull();
    });

    test('a corrected address gets the letters, in every record that had the wrong one', async () => {
      const other = await addJobApplication(database, {
        reference: 'A-00000002',
        email: 'ada@company.example',
      });
      await attempt('550 5.1.1 No such user', noMailbox);
      const correct = (from: string, to: string, record = id) =>
        one('select public.correct_person_address($1, $2, $3)', [record, from, to]);
      const saved = { status: 'saved', email: 'ada@company.test' };
      const first = correct('Ada@Company.Example', ' ada@company.test ');
      expect(await first).toEqual({ ...saved, mails: 1 });
      // The answer of the first correction was lost on its way.
      expect(await correct('Ada@Company.Example', 'ada@company.test')).toEqual({
        ...saved,
        mails: 0,
      });
      expect(await correct('Ada@Company.Example', 'eve@company.test')).toEqual({
        status: 'conflict',
        email: 'ada@company.test',
      });
      expect(await list('select id, email, former_emails from public.people_records')).toEqual(
        expect.arrayContaining([
          [id, 'ada@company.test', ['ada@company.example']],
          [other, 'ada@company.test', ['ada@company.example']],
        ]),
      );
      expect(await mails()).toEqual([['ada@company.test', 'queued', 0]]);
      expect(await thread()).toEqual([['ada@company.test', 'queued']]);
      expect(await bounces()).toEqual([]);
      expect(await list('select email from public.contact_requests')).toEqual([
        ['Ada@Company.Example'],
      ]);
      expect(
        await list("select reference from public.find_people('ada@company.test')"),
      ).toHaveLength(2);
      expect(
        await list(
          "select details from public.audit_log where action = 'person.address-corrected' and subject = $1",
          [`person:${id}`],
        ),
      ).toEqual([[{}]]);
      await expect(correct('ada@company.test', 'not an address')).rejects.toMatchObject({
        code: '22023',
      });
      expect(await correct('a@b.io', 'b@b.io', randomUUID())).toEqual({ status: 'gone' });
    });
  });
}
