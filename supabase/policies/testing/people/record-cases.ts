import { describe, expect, test } from 'vitest';
import { call, client, lists, query, value } from '../database.ts';
import { addAdmin } from '../migrated-server.ts';
import { addContact, addJobApplication, addNote, beginAsAdmin, found } from './people-rows.ts';

// How records of contact requests and applications are made, found and deleted.
describe('records', () => {
  beginAsAdmin();

  test('a request has a record at once, at the top of the first column', async () => {
    await addContact({ name: ' José  Álvarez ', email: 'JOSE@company.example' });
    await addJobApplication({ phone: '+1 (415) 555-0100' });
    const columns = 'reference, kind, stage, subject, email_key, name_key, phone_key, version';
    expect(await query(`select ${columns} from public.people_records order by position`)).toEqual([
      {
        ...{ reference: 'A-00000002', kind: 'application', subject: 'Staff MLOps Engineer' },
        ...{ email_key: 'grace@engineer.example', name_key: 'grace example' },
        ...{ phone_key: '4155550100', stage: 'new', version: 1 },
      },
      {
        ...{ reference: 'C-00000001', kind: 'contact', subject: 'Example Robotics' },
        ...{ email_key: 'jose@company.example', name_key: 'jose alvarez' },
        ...{ phone_key: null, stage: 'new', version: 1 },
      },
    ]);
  });

  test('the confirmation of a form is the first mail of its record and follows the queue', async () => {
    await addContact();
    await query(
      `insert into public.mail_queue (dedupe_key, to_address, subject, text) values
         ('contact:C-00000001:sender', 'ada@company.example', 'We have your request', 'Hello,'),
         ('contact:C-00000001:staff', 'staff@example.com', 'Contact', 'A new request')`,
    );
    const mails = () =>
      lists('select template, subject, status, error, sent_at is null from public.people_mails');
    const receipt = ['receipt', 'We have your request'];
    expect(await mails()).toEqual([[...receipt, 'queued', null, true]]);
    const id = await value(
      "select id from public.claim_mails(2) as mails where mails.dedupe_key = 'contact:C-00000001:sender'",
    );
    await call('finish_mail', id, 'connect ECONNREFUSED');
    expect(await mails()).toEqual([[...receipt, 'queued', 'connect ECONNREFUSED', true]]);
    await query('update public.mail_queue set next_attempt_at = now()');
    await query('select public.claim_mails(2)');
    await call('finish_mail', id);
    expect(await mails()).toEqual([[...receipt, 'sent', null, false]]);
  });

  test('are found by the beginnings of their words', async () => {
    const note = await addContact();
    await addJobApplication({ name: 'José Will', phone: '+1 (415) 555-0100' });
    await addNote(note, 'Asked about visas.');
    const contact = ['C-00000001'];
    const application = ['A-00000002'];
    for (const [wanted, references] of [
      ['ada', contact],
      ['ADA exam', contact],
      ['robotics', contact],
      ['company.example', contact],
      ['ada@comp', contact],
      ['engineer serving', contact],
      ['engineer', [...application, ...contact]],
      ['jose', application],
      ['José', application],
      ['4155550', application],
      ['a-00000002', application],
      ['staff will', application],
      ['visa', contact],
      ["o'brien & | ! :* \\", []],
      ['!!!', []],
      ['', [...application, ...contact]],
    ] as const) {
      expect(await found(wanted), wanted).toEqual(references);
    }
    await query('delete from public.people_notes');
    expect(await found('visa')).toEqual([]);
  });

  test('an admin who loses the role has no records', async () => {
    await addContact();
    const left = await addAdmin(client);
    await query('update public.people_records set assignee = $1', left);
    const state = () => lists('select assignee, version from public.people_records');
    expect(await state()).toEqual([[left, 2]]);
    await query('delete from public.user_roles where user_id = $1', left);
    expect(await state()).toEqual([[null, 3]]);
  });

  test('a request that is kept no longer takes its record, notes and mails with it', async () => {
    const id = await addContact({ created_at: '2024-01-01T10:00:00Z' });
    await query(
      `insert into public.mail_queue (dedupe_key, to_address, subject, text)
       values ('contact:C-00000001:sender', 'ada@company.example', 'We have your request', 'Hello,')`,
    );
    await addNote(id, 'Called.');
    const counts = ['contact_requests', 'people_records', 'people_notes', 'people_mails'].map(
      (table) => `(select count(*)::int from public.${table})`,
    );
    expect(await lists(`select ${counts.join(', ')}`)).toEqual([[1, 1, 1, 1]]);
    await call('delete_expired');
    expect(await lists(`select ${counts.join(', ')}`)).toEqual([[0, 0, 0, 0]]);
  });
});
