import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, client, count, lists, query, value } from '../database.ts';
import { setClaims } from '../migrated-server.ts';
import {
  ADDED_ONCE,
  addEverythingOf,
  addContact,
  addJobApplication,
  addNote,
  beginAsAdmin,
  found,
  historyOf,
} from './people-rows.ts';

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

async function columnsWith(text: string): Promise<string[]> {
  const asked = (await lists(TEXT_COLUMNS)).map(
    ([relation, name]) => `select '${relation}.${name}' where exists
      (select from ${relation} where position(lower($1::text) in lower(${name}::text)) > 0)`,
  );
  return (await lists(asked.join(' union all '), text)).flat().map(String);
}

describe('the data of a person', () => {
  let admin: string;
  let id: string;
  beforeAll(() => query(ADDED_ONCE));
  beginAsAdmin(async (account) => {
    admin = account;
    await query(
      `delete from public.newsletter_subscribers; delete from public.salary_access_requests; delete from public.salary_alerts;
       delete from public.assessment_attempts; delete from public.form_submissions; delete from public.cv_uploads`,
    );
    id = await addEverythingOf(ADDRESS);
    // The server calls what follows.
    await setClaims(client, null);
  });
  const exported = (actor = admin, of = id) =>
    call<Record<string, unknown[]> | null>('export_person', of, actor);
  const erase = (of = id) => call('erase_person', of, admin);

  test('the search of this test finds the address in every table that may hold it', async () => {
    const tables = (await columnsWith(ADDRESS)).map((column) => column.replace(/\.\w+$/, ''));
    expect([...new Set(tables)]).toEqual([
      'public.assessment_attempts',
      'public.call_bookings',
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
    const data = await exported();
    const counts = Object.entries(data ?? {}).map(([part, rows]) =>
      Array.isArray(rows) ? [part, rows.length] : [part, rows],
    );
    expect(Object.fromEntries(counts)).toEqual({
      address: 'ada+jobs@company.example',
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      ...{ records: 2, contact_requests: 1, job_applications: 1, newsletter_subscribers: 1 },
      ...{ call_bookings: 1, salary_access_requests: 1, salary_alerts: 2, assessment_attempts: 1 },
      ...{ mail_queue: 2, mail_bounces: 1, has_staff_account: false },
    });
    const actions = ['moved', 'note-added', 'mail-queued', 'answer-added'];
    expect(data?.['records']).toMatchObject([
      {
        kind: 'contact',
        stage: 'in talk',
        notes: [{ text: 'Called Ada+Jobs@Company.Example.' }],
        mails: [{ template: 'receipt' }, { template: 'book-a-call', text: 'Hello Ada,' }],
        history: actions.map((action) => ({ action: `person.${action}` })),
        answers: [{ text: 'Tuesday suits me.', received_at: '2026-11-03T10:00:00+00:00' }],
      },
      { kind: 'application', subject: 'Staff MLOps Engineer' },
    ]);
    expect(JSON.stringify(data)).not.toContain('"search"');
    expect((await historyOf(id, 'action, actor')).at(-1)).toEqual(['person.exported', admin]);
    expect(await exported(admin, randomUUID())).toBeNull();
  });

  test('is gone after an erase: no table holds the address, nor its hash without a key', async () => {
    const other = await addContact({
      reference: 'C-0000000X',
      email: 'bea@company.example',
      message: 'Please also write to ada+jobs@company.example, our head of data.',
    });
    await addNote(other, 'Same as ADA+JOBS@company.example?');
    const path = await value('select cv_path from public.job_applications');
    expect(await count('public.mail_queue')).toBe(5);

    const erased = { status: 'erased', records: 2, cv_paths: [path], has_staff_account: false };
    expect(await erase()).toEqual(erased);

    expect(await columnsWith(ADDRESS)).toEqual([]);
    // Limits of forms hold hashes with the key of the server, made by the functions: no row of these tests is one.
    expect(await columnsWith(await value('select private.address_hash($1)', ADDRESS))).toEqual([]);
    // What is left: the other person, the mail to the other person, and the file that is to be deleted.
    for (const [column, left] of [
      ['reference from public.people_records', 'C-0000000X'],
      ['to_address from public.mail_queue', 'bea@company.example'],
      ['path from public.cv_uploads', path],
      [
        'message from public.contact_requests',
        'Please also write to ••••••••••••••••••••••••, our head of data.',
      ],
      ['text from public.people_notes', 'Same as ••••••••••••••••••••••••?'],
    ]) {
      expect(await lists(`select ${String(column)}`)).toEqual([[left]]);
    }
    expect(await found('ada+jobs@company.example')).toEqual([]);
    expect((await historyOf(id, 'action, actor, details')).at(-1)).toEqual([
      ...['person.erased', admin, { records: 2 }],
    ]);
    expect(await erase()).toEqual({ status: 'gone' });
  });

  test('is exported and erased under every address that was corrected', async () => {
    await setClaims(client, admin);
    await call('correct_person_address', id, ADDRESS, 'ada@new.example');
    const other = await addContact({
      reference: 'C-0000000X',
      email: 'bea@company.example',
      message: 'Write to ada@new.example, who was ada+jobs@company.example before.',
    });
    const answer = ['ada@new.example', new Date(), 'I am ADA@new.example.'];
    await call('add_person_answer', randomUUID(), other, ...answer);
    await setClaims(client, null);
    const data = await exported();
    expect(data).toMatchObject({ address: 'ada@new.example', records: [{}, {}] });
    expect(data?.['contact_requests']).toHaveLength(1);
    expect(data?.['salary_alerts']).toHaveLength(2);
    expect(await erase()).toMatchObject({ status: 'erased', records: 2 });
    expect(await columnsWith(ADDRESS)).toEqual([]);
    expect(await columnsWith('ada@new.example')).toEqual([]);
    expect(await lists('select from_address, text from public.people_answers')).toEqual([
      ['•@•', 'I am •••••••••••••••.'],
    ]);
  });

  test('an address that is a part of a longer one stays whole', async () => {
    const short = await addContact({ reference: 'C-00000009', email: 'a@b.io' });
    await addContact({ reference: 'C-0000000A', email: 'maria@b.io' });
    await addContact({
      reference: 'C-0000000B',
      email: 'z@z.example',
      message: 'Write to maria@b.io or a@b.io.uk or A@b.io, please.',
    });
    await query(
      `insert into public.mail_queue (dedupe_key, to_address, subject, text)
       values ('x', 'maria@b.io', 'Hello', 'Hello maria@b.io')`,
    );
    await erase(short);
    const mail = await value("select text from public.mail_queue where dedupe_key = 'x'");
    expect(mail).toBe('Hello maria@b.io');
    expect(
      await value("select message from public.contact_requests where reference = 'C-0000000B'"),
    ).toBe('Write to maria@b.io or a@b.io.uk or ••••••, please.');
  });

  test('an erase that fails deletes nothing', async () => {
    await query(
      'begin; alter table public.mailing_deliveries rename to moved_away; savepoint before_erase',
    );
    await expect(erase()).rejects.toThrow(/mailing_deliveries/);
    await query('rollback to savepoint before_erase');
    expect(await count('public.people_records')).toBe(2);
    await query('rollback');
  });

  test('an account of the staff with the address stays, and the answer says so', async () => {
    const email = await value<string>('select email from auth.users where id = $1', admin);
    const own = await addJobApplication({ reference: 'A-0000000C', email });
    expect(await erase(own)).toMatchObject({ status: 'erased', has_staff_account: true });
    expect(await columnsWith(email)).toEqual(['auth.users.email']);
  });
});
