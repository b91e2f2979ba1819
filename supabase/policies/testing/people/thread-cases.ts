import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, client, lists, query, value } from '../database.ts';
import { setClaims } from '../migrated-server.ts';
import { addContact, addJobApplication, beginAsAdmin, found, historyOf } from './people-rows.ts';

// Changed notes, answers of the person, letters to the person, and views of CVs.
describe('a thread', () => {
  let admin: string;
  let id: string;
  beginAsAdmin(async (account) => {
    admin = account;
    id = await addContact();
  });

  describe('a note', () => {
    const note = randomUUID();
    beforeEach(() => call('add_person_note', note, id, 'Wants Rust.'));
    const edit = (version: number, text: string) => call('edit_person_note', note, version, text);

    test('is changed from the version that was seen; a later one gets the note as it is now', async () => {
      const saved = { text: 'Wants Go.', version: 2, edited_at: expect.any(String) };
      expect(await edit(1, ' Wants Go. ')).toEqual({
        status: 'saved',
        note: { ...saved, edited_by: admin },
      });
      expect(await edit(1, 'Wants C.')).toMatchObject({ status: 'conflict', note: saved });
      // The answer of the first change was lost on its way.
      expect(await edit(1, 'Wants Go.')).toMatchObject({ status: 'saved', note: saved });
      expect(await historyOf(id, 'action, details')).toEqual([
        ['person.note-added', { note }],
        ['person.note-edited', { note, version: 2 }],
      ]);
      await expect(edit(2, ' ')).rejects.toMatchObject({ code: '23514' });
    });

    test('is deleted as it was seen, found no more, and comes back within a day', async () => {
      await edit(1, 'Wants Go.');
      const remove = (version: number) => call('delete_person_note', note, version);
      expect(await remove(1)).toBe('conflict');
      expect(await found('wants')).toEqual(['C-00000001']);
      expect(await remove(2)).toBe('deleted');
      expect(await remove(2)).toBe('deleted');
      expect(await found('wants')).toEqual([]);
      expect(await edit(2, 'Wants C.')).toEqual({ status: 'gone' });
      expect(await call('restore_person_note', note)).toBe('restored');
      expect(await found('wants')).toEqual(['C-00000001']);
      expect(await call('restore_person_note', randomUUID())).toBe('gone');
      expect((await historyOf(id)).slice(-2)).toEqual([
        ['person.note-deleted'],
        ['person.note-restored'],
      ]);
    });

    test.each(['people_notes', 'people_answers'])(
      '%s are deleted a day after that',
      async (table) => {
        const rule = `select condition from private.retention_rules where relation = 'public.${table}'::regclass`;
        expect(await lists(rule)).toEqual([["deleted_at < now() - interval '24 hours'"]]);
      },
    );
  });

  describe('an answer', () => {
    const answer = randomUUID();
    const at = '2026-11-23T08:30:00Z';
    const add = (text: string, record = id, from = 'ada@home.example', when = at) =>
      call('add_person_answer', answer, record, from, when, text);

    test('is kept once, with who recorded it, and its words are found', async () => {
      expect(await add(' Tuesday suits me. ')).toBe('saved');
      expect(await add(' Tuesday suits me. ')).toBe('saved');
      const columns = 'recorded_by, from_address, received_at, text';
      expect(await lists(`select ${columns} from public.people_answers`)).toEqual([
        [admin, 'ada@home.example', new Date(at), 'Tuesday suits me.'],
      ]);
      expect(await found('tuesday')).toEqual(['C-00000001']);
      expect(await historyOf(id)).toEqual([['person.answer-added']]);
    });

    test('is refused without words, from the future, without a sender, and for a record that is gone', async () => {
      await expect(add(' ')).rejects.toMatchObject({ code: '23514' });
      const future = add('Hello', id, 'ada@home.example', '2999-01-01T00:00:00Z');
      await expect(future).rejects.toMatchObject({ code: '22023' });
      await expect(add('Hello', id, 'Ada')).rejects.toMatchObject({ code: '23514' });
      expect(await add('Hello', randomUUID())).toBe('gone');
    });

    test('is hidden and shown again, and goes with its record', async () => {
      await add('Tuesday suits me.');
      const hide = (hidden: boolean) => call('hide_person_answer', answer, hidden);
      expect(await hide(true)).toBe('saved');
      expect(await hide(true)).toBe('saved');
      expect(await found('tuesday')).toEqual([]);
      expect(await hide(false)).toBe('saved');
      expect(await historyOf(id)).toEqual([
        ['person.answer-added'],
        ['person.answer-deleted'],
        ['person.answer-restored'],
      ]);
      await query('delete from public.contact_requests');
      expect(await hide(true)).toBe('gone');
      expect(await lists('select id from public.people_answers')).toEqual([]);
    });
  });

  test('a letter is queued once for its id, with its words in the thread', async () => {
    const mail = randomUUID();
    const send = (subject: string, words: string, record = id) =>
      call('send_person_mail', mail, record, 'book-a-call', subject, words);
    for (const [subject, words] of [
      ['', 'Hello'],
      ['Two\nlines', 'Hello'],
      ['x'.repeat(151), 'Hello'],
      ['Hello', ' '],
      ['Hello', 'x'.repeat(8001)],
    ] as const) {
      await expect(send(subject, words)).rejects.toMatchObject({ code: '22023' });
    }
    expect(await send('Book a call', 'Hello Ada,')).toBe('queued');
    expect(await send('Book a call', 'Hello Ada,')).toBe('queued');
    expect(await send('Book a call', 'Hello Ada,', randomUUID())).toBe('gone');
    const facts = { letter: 'book-a-call', subject: 'Book a call', text: 'Hello Ada,' };
    expect(await lists('select to_address, template, facts from public.mail_queue')).toEqual([
      ['ada@company.example', 'person-letter', facts],
    ]);
    expect(
      await lists('select author, template, subject, text, status from public.people_mails'),
    ).toEqual([[admin, 'book-a-call', 'Book a call', 'Hello Ada,', 'queued']]);
    expect(await historyOf(id, 'action, details')).toEqual([
      ['person.mail-queued', { mail, template: 'book-a-call' }],
    ]);
  });

  test('a view of a CV is in the history under the name of the admin whom the server acts for', async () => {
    const record = await addJobApplication();
    const application = await value('select id from public.job_applications');
    await setClaims(client, null);
    await call('note_cv_view', application, admin);
    expect(await historyOf(record, 'actor, action')).toEqual([[admin, 'person.cv-opened']]);
  });
});
