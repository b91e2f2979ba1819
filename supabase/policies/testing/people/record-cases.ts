import { randomUUID } from 'node:crypto';
import { plainWordCases } from '@talent/protocol/text/testing/plain-word-cases';
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

  test('are found with and without accents, hyphens and apostrophes, and by a part of a phone number', async () => {
    const id = await addContact({
      company: 'Smith & Söhne (Zürich)',
      name: "Siobhán O'Donnell",
      message: 'Pour un développeur à Saint-Jérôme; ask for Smith-Jones.',
    });
    await addNote(id, 'Met at L’Hôtel; speaks français.');
    await call(
      'add_person_answer',
      randomUUID(),
      id,
      'ada@company.example',
      new Date(),
      'Grüße aus Köln',
    );
    await addJobApplication({ name: 'Łukasz D’Angelo', phone: '+1 (737) 555-0142' });
    const contact = ['C-00000001'];
    const application = ['A-00000002'];
    for (const [references, ...texts] of [
      [contact, 'Söhne', 'sohne', 'Zürich', 'zurich', 'Zu\u0308rich', 'söhne zürich smith'],
      [contact, "O'Donnell", 'O’Donnell', 'odonnell', 'o donnell', 'donnell', 'o\u200Bdonnell'],
      [contact, 'smith-jones', 'smith jones', 'smithjones', 'Smith\u2011Jones', 'Développeur'],
      [contact, 'developpeur', 'saint jerome', 'Saint-Jérôme', "l'hotel", 'hôtel', 'Francais'],
      [contact, 'grusse', 'Grüße', 'KÖLN', 'Siobhan'],
      [
        application,
        '5550142',
        '737 555',
        '(737) 555',
        '17375550142',
        '+1 737',
        '0142',
        '737-555-0142',
      ],
      [application, 'lukasz', 'Łukasz', "D'Angelo", 'dangelo', 'angelo'],
      [[], 'zurrich', '5550143', 'donnellan'],
    ] as const) {
      for (const wanted of texts) expect(await found(wanted), wanted).toEqual(references);
    }
  });

  test('notes and answers of nothing but new words with hyphens can be kept', async () => {
    const id = await addContact();
    const words = `(select string_agg(to_hex(part * 700 + word) || '-é', ' ') from generate_series(1, 480) as word)`;
    const parts = (from: number, to: number) => `generate_series(${from}, ${to}) as part`;
    await query(
      `alter table public.people_notes disable trigger user;
       insert into public.people_notes (id, record_id, text)
         select gen_random_uuid(), '${id}', ${words} from ${parts(100, 145)};
       alter table public.people_notes enable trigger user;
       alter table public.people_answers disable trigger user`,
    );
    await query(
      `insert into public.people_answers (id, record_id, text, from_address, received_at)
         select gen_random_uuid(), $1, string_agg(${words}, ' '), 'x@x.example', now()
         from ${parts(300, 335)} group by part / 4`,
      id,
    );
    await query('alter table public.people_answers enable trigger user');
    await addNote(id, 'x');
    expect(await found('11171')).toEqual(['C-00000001']);
  });

  test('the database and the browser agree on the words of a text', async () => {
    for (const [text, words] of plainWordCases) {
      expect(await value('select public.plain_words($1)', text), text).toBe(words);
    }
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
