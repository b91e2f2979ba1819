import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims } from '../migrated-server.ts';
import { addEverythingOf, addContact, addJobApplication } from './people-rows.ts';

const ADDRESS = 'Ada+Jobs@Company.Example';

/** Every column of the whole database that can hold text: of ordinary tables in all schemas but the catalog's. */
const TEXT_COLUMNS = `
  select format('%I.%I', columns.table_schema, columns.table_name) as relation, quote_ident(columns.column_name) as name
  from information_schema.columns as columns
  join information_schema.tables as tables
    on tables.table_schema = columns.table_schema and tables.table_name = columns.table_name
      and tables.table_type = 'BASE TABLE'
  where columns.table_schema not in ('pg_catalog', 'information_schema')
    and columns.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'tsvector', 'USER-DEFINED', 'bytea')
  order by 1, 2`;

/** Export and erase of a person. */
export function describePeopleData(database: SqlClient): void {
  const list = (sql: string, values?: unknown[]) => database.lists(sql, values);
  const call = async <Answer>(name: string, id: string, actor: string) =>
    (
      await database.query<{ answer: Answer }>(`select public.${name}($1, $2) as answer`, [
        id,
        actor,
      ])
    ).rows[0]?.answer;

  /** The columns that hold a text, whatever its case. */
  async function columnsWith(text: string): Promise<string[]> {
    const columns = await list(TEXT_COLUMNS);
    const asked = columns.map(
      ([relation, name]) => `select '${relation}.${name}' where exists
        (select from ${relation} where position(lower($1::text) in lower(${name}::text)) > 0)`,
    );
    return (await list(asked.join(' union all '), [text])).flat().map(String);
  }

  describe('the data of a person', () => {
    let admin: string;
    let id: string;
    beforeEach(async () => {
      await database.query(
        `truncate public.contact_requests, public.job_applications, public.mail_queue, public.newsletter_subscribers,
           public.salary_access_requests, public.salary_alerts, public.assessment_attempts, public.form_submissions,
           public.cv_uploads, public.mail_bounces cascade`,
      );
      admin = await addAdmin(database);
      await setClaims(database, admin);
      id = await addEverythingOf(database, ADDRESS);
      // The server calls what follows.
      await setClaims(database, null);
    });

    test('the search of this test finds the address in every table that may hold it', async () => {
      const tables = (await columnsWith(ADDRESS)).map((column) => column.replace(/\.\w+$/, ''));
      expect([...new Set(tables)]).toEqual([
        'public.assessment_attempts',
        'public.contact_requests',
        'public.job_applications',
        'public.mail_bounces',
        'public.mail_queue',
        'public.newsletter_subscribers',
        'public.people_answers',
        'public.people_mails',
        'public.people_notes',
        'public.people_records',
        'public.salary_access_requests',
        'public.salary_alerts',
      ]);
    });

    test('is exported whole, and the export is in the history of each record', async () => {
      const data = await call<Record<string, unknown[]>>('export_person', id, admin);
      const counts = Object.entries(data ?? {}).map(([part, rows]) =>
        Array.isArray(rows) ? [part, rows.length] : [part, rows],
      );
      expect(Object.fromEntries(counts)).toEqual({
        address: 'ada+jobs@company.example',
        exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        records: 2,
        contact_requests: 1,
        job_applications: 1,
        newsletter_subscribers: 1,
        salary_access_requests: 1,
        salary_alerts: 2,
        assessment_attempts: 1,
        mail_queue: 2,
        mail_bounces: 1,
        has_staff_account: false,
      });
      expect(data?.['records']).toMatchObject([
        {
          kind: 'contact',
          stage: 'in talk',
          notes: [{ text: 'Called Ada+Jobs@Company.Example.' }],
          mails: [{ template: 'receipt' }, { template: 'book-a-call', text: 'Hello Ada,' }],
          history: [
            { action: 'person.moved' },
            { action: 'person.note-added' },
            { action: 'person.mail-queued' },
            { action: 'person.answer-added' },
          ],
          answers: [{ text: 'Tuesday suits me.', received_at: '2026-11-03T10:00:00+00:00' }],
        },
        { kind: 'application', subject: 'Staff MLOps Engineer' },
      ]);
      expect(JSON.stringify(data)).not.toContain('"search"');
      expect(
        await list(
          "select actor from public.audit_log where action = 'person.exported' and subject = $1",
          [`person:${id}`],
        ),
      ).toEqual([[admin]]);
      expect(await call('export_person', randomUUID(), admin)).toBeNull();
    });

    test('is gone after an erase: no table holds the address, nor its hash without a key', async () => {
      const other = await addContact(database, {
        reference: 'C-0000000X',
        email: 'bea@company.example',
        message: 'Please also write to ada+jobs@company.example, our head of data.',
      });
      await list(
        "insert into public.people_notes (id, record_id, text) values (gen_random_uuid(), $1, 'Same as ADA+JOBS@company.example?')",
        [other],
      );
      const [[path] = []] = await list('select cv_path from public.job_applications');
      const before = await list('select count(*)::int from public.mail_queue');
      expect(before).toEqual([[5]]);

      expect(await call('erase_person', id, admin)).toEqual({
        status: 'erased',
        records: 2,
        cv_paths: [path],
        has_staff_account: false,
      });

      expect(await columnsWith(ADDRESS)).toEqual([]);
      const [[hash] = []] = await list('select private.address_hash($1)', [ADDRESS]);
      // Limits of forms hold hashes with the key of the server, made by the functions: no row of these tests is one.
      expect(await columnsWith(String(hash))).toEqual([]);
      // What is left: the other person, the mail to the other person, and the file that is to be deleted.
      expect(await list('select reference from public.people_records')).toEqual([['C-0000000X']]);
      expect(await list('select to_address from public.mail_queue')).toEqual([
        ['bea@company.example'],
      ]);
      expect(await list('select path from public.cv_uploads')).toEqual([[path]]);
      expect(await list('select message from public.contact_requests')).toEqual([
        ['Please also write to ••••••••••••••••••••••••, our head of data.'],
      ]);
      expect(await list('select text from public.people_notes')).toEqual([
        ['Same as ••••••••••••••••••••••••?'],
      ]);
      expect(
        await list("select count(*)::int from public.find_people('ada+jobs@company.example')"),
      ).toEqual([[0]]);
      expect(
        await list(
          "select actor, details from public.audit_log where action = 'person.erased' and subject = $1",
          [`person:${id}`],
        ),
      ).toEqual([[admin, { records: 2 }]]);
      expect(await call('erase_person', id, admin)).toEqual({ status: 'gone' });
    });

    test('is exported and erased under every address that was corrected', async () => {
      await setClaims(database, admin);
      await list('select public.correct_person_address($1, $2, $3)', [
        id,
        ADDRESS,
        'ada@new.example',
      ]);
      const other = await addContact(database, {
        reference: 'C-0000000X',
        email: 'bea@company.example',
        message: 'Write to ada@new.example, who was ada+jobs@company.example before.',
      });
      await list(
        "select public.add_person_answer(gen_random_uuid(), $1, 'ada@new.example', now(), 'I am ADA@new.example.')",
        [other],
      );
      await setClaims(database, null);
      const data = await call<Record<string, unknown[]>>('export_person', id, admin);
      expect(data).toMatchObject({ address: 'ada@new.example', records: [{}, {}] });
      expect(data?.['contact_requests']).toHaveLength(1);
      expect(data?.['salary_alerts']).toHaveLength(2);
      expect(await call('erase_person', id, admin)).toMatchObject({ status: 'erased', records: 2 });
      expect(await columnsWith(ADDRESS)).toEqual([]);
      expect(await columnsWith('ada@new.example')).toEqual([]);
      expect(await list('select from_address, text from public.people_answers')).toEqual([
        ['•@•', 'I am •••••••••••••••.'],
      ]);
    });

    test('an address that is a part of a longer one stays whole', async () => {
      const short = await addContact(database, { reference: 'C-00000009', email: 'a@b.io' });
      await addContact(database, { reference: 'C-0000000A', email: 'maria@b.io' });
      await addContact(database, {
        reference: 'C-0000000B',
        email: 'z@z.example',
        message: 'Write to maria@b.io or a@b.io.uk or A@b.io, please.',
      });
      await list(
        `insert into public.mail_queue (dedupe_key, to_address, subject, text)
         values ('x', 'maria@b.io', 'Hello', 'Hello maria@b.io')`,
      );
      await call('erase_person', short, admin);
      expect(await list("select text from public.mail_queue where dedupe_key = 'x'")).toEqual([
        ['Hello maria@b.io'],
      ]);
      expect(
        await list("select message from public.contact_requests where reference = 'C-0000000B'"),
      ).toEqual([['Write to maria@b.io or a@b.io.uk or ••••••, please.']]);
    });

    test('an erase that fails deletes nothing', async () => {
      await database.query('begin');
      await list('alter table public.salary_alert_deliveries rename to moved_away');
      await database.query('savepoint before_erase');
      await expect(call('erase_person', id, admin)).rejects.toThrow(/salary_alert_deliveries/);
      await database.query('rollback to savepoint before_erase');
      expect(await list('select count(*)::int from public.people_records')).toEqual([[2]]);
      await database.query('rollback');
    });

    test('an account of the staff with the address stays, and the answer says so', async () => {
      const [[email] = []] = await list('select email from auth.users where id = $1', [admin]);
      const own = await addJobApplication(database, {
        reference: 'A-0000000C',
        email: String(email),
      });
      expect(await call('erase_person', own, admin)).toMatchObject({
        status: 'erased',
        has_staff_account: true,
      });
      expect(await columnsWith(String(email))).toEqual(['auth.users.email']);
    });
  });
}
