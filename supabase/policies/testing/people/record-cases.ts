import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims } from '../migrated-server.ts';
import { addContact, addJobApplication } from './people-rows.ts';

/** Records of contact requests and applications: how they are made, found and deleted. */
export function describePeopleRecords(database: SqlClient): void {
  const list = (sql: string, values?: unknown[]) => database.lists(sql, values);

  describe('records', () => {
    beforeEach(async () => {
      await database.query(
        'truncate public.contact_requests, public.job_applications, public.mail_queue cascade',
      );
      await setClaims(database, await addAdmin(database));
    });

    test('a request has a record at once, at the top of the first column', async () => {
      await addContact(database, {
        reference: 'C-00000001',
        name: ' José  Álvarez ',
        email: 'JOSE@company.example',
      });
      await addJobApplication(database, { reference: 'A-00000002', phone: '+1 (415) 555-0100' });
      const columns = 'kind, reference, stage, subject, email_key, name_key, phone_key, version';
      expect(await list(`select ${columns} from public.people_records order by position`)).toEqual([
        [
          'application',
          'A-00000002',
          'new',
          'Staff MLOps Engineer',
          'grace@engineer.example',
          'grace example',
          '4155550100',
          1,
        ],
        [
          'contact',
          'C-00000001',
          'new',
          'Example Robotics',
          'jose@company.example',
          'jose alvarez',
          null,
          1,
        ],
      ]);
    });

    test('the confirmation of a form is the first mail of its record and follows the queue', async () => {
      await addContact(database, { reference: 'C-00000001' });
      await database.query(
        `insert into public.mail_queue (dedupe_key, to_address, subject, text) values
           ('contact:C-00000001:sender', 'ada@company.example', 'We have your request', 'Hello,'),
           ('contact:C-00000001:staff', 'staff@example.com', 'Contact', 'A new request')`,
      );
      const mails =
        'select template, subject, status, error, sent_at is null from public.people_mails';
      expect(await list(mails)).toEqual([
        ['receipt', 'We have your request', 'queued', null, true],
      ]);
      const [[id] = []] = await list(
        "select id from public.claim_mails(2) as mails where mails.dedupe_key = 'contact:C-00000001:sender'",
      );
      await list('select public.finish_mail($1, $2)', [id, 'connect ECONNREFUSED']);
      expect(await list(mails)).toEqual([
        ['receipt', 'We have your request', 'queued', 'connect ECONNREFUSED', true],
      ]);
      await database.query('update public.mail_queue set next_attempt_at = now()');
      await list('select id from public.claim_mails(2)');
      await list('select public.finish_mail($1)', [id]);
      expect(await list(mails)).toEqual([['receipt', 'We have your request', 'sent', null, false]]);
    });

    test.each([
      ['ada', ['C-00000001']],
      ['ADA exam', ['C-00000001']],
      ['robotics', ['C-00000001']],
      ['company.example', ['C-00000001']],
      ['ada@comp', ['C-00000001']],
      ['engineer serving', ['C-00000001']],
      ['engineer', ['A-00000002', 'C-00000001']],
      ['jose', ['A-00000002']],
      ['José', ['A-00000002']],
      ['4155550', ['A-00000002']],
      ['a-00000002', ['A-00000002']],
      ['staff will', ['A-00000002']],
      ['visa', ['C-00000001']],
      ["o'brien & | ! :* \\", []],
      ['!!!', []],
      ['', ['A-00000002', 'C-00000001']],
    ])('%j finds %j', async (wanted, references) => {
      const id = await addContact(database, { reference: 'C-00000001' });
      await addJobApplication(database, {
        reference: 'A-00000002',
        name: 'José Will',
        phone: '+1 (415) 555-0100',
      });
      await database.query(
        "insert into public.people_notes (id, record_id, text) values (gen_random_uuid(), $1, 'Asked about visas.')",
        [id],
      );
      expect(
        await list('select reference from public.find_people($1) order by reference', [wanted]),
      ).toEqual(references.map((reference) => [reference]));
    });

    test('a word of a note that was deleted finds nothing', async () => {
      const id = await addContact(database, { reference: 'C-00000001' });
      await database.query(
        "insert into public.people_notes (id, record_id, text) values (gen_random_uuid(), $1, 'Asked about visas.')",
        [id],
      );
      await database.query('delete from public.people_notes');
      expect(await list("select reference from public.find_people('visas')")).toEqual([]);
    });

    test('an admin who loses the role has no records', async () => {
      const id = await addContact(database, { reference: 'C-00000001' });
      const left = await addAdmin(database);
      await database.query('update public.people_records set assignee = $1 where id = $2', [
        left,
        id,
      ]);
      expect(await list('select version from public.people_records')).toEqual([[2]]);
      await database.query('delete from public.user_roles where user_id = $1', [left]);
      expect(await list('select assignee, version from public.people_records')).toEqual([
        [null, 3],
      ]);
    });

    test('a request that is kept no longer takes its record, notes and mails with it', async () => {
      const id = await addContact(database, {
        reference: 'C-00000001',
        created_at: '2024-01-01T10:00:00Z',
      });
      await database.query(
        `insert into public.mail_queue (dedupe_key, to_address, subject, text)
         values ('contact:C-00000001:sender', 'ada@company.example', 'We have your request', 'Hello,')`,
      );
      await database.query(
        "insert into public.people_notes (id, record_id, text) values (gen_random_uuid(), $1, 'Called.')",
        [id],
      );
      await database.query('select public.delete_expired()');
      const counts = ['contact_requests', 'people_records', 'people_notes', 'people_mails'].map(
        (table) => `(select count(*)::int from public.${table})`,
      );
      expect(await list(`select ${counts.join(', ')}`)).toEqual([[0, 0, 0, 0]]);
    });
  });
}
