import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims } from '../migrated-server.ts';
import { addContact, addJobApplication } from './people-rows.ts';

/** Letters to people, and views of CVs. */
export function describePeopleMails(database: SqlClient): void {
  const one = database;
  const list = (sql: string, values?: unknown[]) => one.lists(sql, values);

  describe('letters', () => {
    let admin: string;
    beforeEach(async () => {
      await one.query(
        'truncate public.contact_requests, public.job_applications, public.mail_queue cascade',
      );
      admin = await addAdmin(one);
      await setClaims(one, admin);
    });

    test('a letter is queued once for its id, with its words in the thread', async () => {
      const id = await addContact(one, { reference: 'C-00000001' });
      const mail = randomUUID();
      const send = (subject: string, words: string, record = id) =>
        list('select public.send_person_mail($1, $2, $3, $4, $5)', [
          mail,
          record,
          'book-a-call',
          subject,
          words,
        ]);
      for (const [subject, words] of [
        ['', 'Hello'],
        ['Two\nlines', 'Hello'],
        ['x'.repeat(151), 'Hello'],
        ['Hello', ' '],
        ['Hello', 'x'.repeat(8001)],
      ] as const) {
        await expect(send(subject, words)).rejects.toMatchObject({ code: '22023' });
      }
      expect(await send('Book a call', 'Hello Ada,')).toEqual([['queued']]);
      expect(await send('Book a call', 'Hello Ada,')).toEqual([['queued']]);
      expect(await send('Book a call', 'Hello Ada,', randomUUID())).toEqual([['gone']]);
      expect(await list('select to_address, template, facts from public.mail_queue')).toEqual([
        [
          'ada@company.example',
          'person-letter',
          { letter: 'book-a-call', subject: 'Book a call', text: 'Hello Ada,' },
        ],
      ]);
      expect(
        await list('select author, template, subject, text, status from public.people_mails'),
      ).toEqual([[admin, 'book-a-call', 'Book a call', 'Hello Ada,', 'queued']]);
      expect(
        await list(
          "select details from public.audit_log where action = 'person.mail-queued' and subject = $1",
          [`person:${id}`],
        ),
      ).toEqual([[{ mail, template: 'book-a-call' }]]);
    });

    test('a view of a CV is in the history under the name of the admin whom the server acts for', async () => {
      const id = await addJobApplication(one, { reference: 'A-00000001' });
      const [[application] = []] = await list('select id from public.job_applications');
      await setClaims(one, null);
      await list('select public.note_cv_view($1, $2)', [application, admin]);
      expect(
        await list('select actor, action from public.audit_log where subject = $1', [
          `person:${id}`,
        ]),
      ).toEqual([[admin, 'person.cv-opened']]);
    });
  });
}
