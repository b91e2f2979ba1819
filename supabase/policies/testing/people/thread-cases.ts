import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims } from '../migrated-server.ts';
import { addContact } from './people-rows.ts';

/** Changed notes and answers of the person. */
export function describePeopleThreads(database: SqlClient): void {
  const list = (sql: string, values?: unknown[]) => database.lists(sql, values);
  const one = async (sql: string, values: unknown[] = []) => (await list(sql, values))[0]?.[0];
  const history = (id: string) =>
    list('select action from public.audit_log where subject = $1 order by id', [`person:${id}`]);

  let admin: string;
  let id: string;
  beforeEach(async () => {
    await database.query(
      'truncate public.contact_requests, public.job_applications, public.mail_queue cascade',
    );
    admin = await addAdmin(database);
    await setClaims(database, admin);
    id = await addContact(database, { reference: 'C-00000001' });
  });

  describe('a note', () => {
    const note = randomUUID();
    beforeEach(() => list('select public.add_person_note($1, $2, $3)', [note, id, 'Wants Rust.']));
    const edit = (version: number, text: string) =>
      one('select public.edit_person_note($1, $2, $3)', [note, version, text]);

    test('is changed from the version that was seen; a later one gets the note as it is now', async () => {
      const saved = { text: 'Wants Go.', version: 2, edited_at: expect.any(String) };
      expect(await edit(1, ' Wants Go. ')).toEqual({
        status: 'saved',
        note: { ...saved, edited_by: admin },
      });
      expect(await edit(1, 'Wants C.')).toMatchObject({ status: 'conflict', note: saved });
      // The answer of the first change was lost on its way.
      expect(await edit(1, 'Wants Go.')).toMatchObject({ status: 'saved', note: saved });
      expect(await history(id)).toEqual([['person.note-added'], ['person.note-edited']]);
      const details =
        "select details from public.audit_log where action = 'person.note-edited' order by id desc limit 1";
      expect(await one(details)).toEqual({ note, version: 2 });
      await expect(edit(2, ' ')).rejects.toMatchObject({ code: '23514' });
    });

    test('is deleted as it was seen, found no more, and comes back within a day', async () => {
      await edit(1, 'Wants Go.');
      const remove = (version: number) =>
        one('select public.delete_person_note($1, $2)', [note, version]);
      const found = () => list("select reference from public.find_people('wants')");
      expect(await remove(1)).toBe('conflict');
      expect(await found()).toEqual([['C-00000001']]);
      expect(await remove(2)).toBe('deleted');
      expect(await remove(2)).toBe('deleted');
      expect(await found()).toEqual([]);
      expect(await edit(2, 'Wants C.')).toEqual({ status: 'gone' });
      expect(await one('select public.restore_person_note($1)', [note])).toBe('restored');
      expect(await found()).toEqual([['C-00000001']]);
      expect(await one('select public.restore_person_note($1)', [randomUUID()])).toBe('gone');
      expect((await history(id)).slice(-2)).toEqual([
        ['person.note-deleted'],
        ['person.note-restored'],
      ]);
    });

    test.each(['people_notes', 'people_answers'])(
      '%s are deleted a day after that',
      async (table) => {
        const rule = `select condition from private.retention_rules where relation = 'public.${table}'::regclass`;
        expect(await list(rule)).toEqual([["deleted_at < now() - interval '24 hours'"]]);
      },
    );
  });

  describe('an answer', () => {
    const answer = randomUUID();
    const add = (at: string, text: string, record = id, from = 'ada@home.example') =>
      one('select public.add_person_answer($1, $2, $3, $4, $5)', [answer, record, from, at, text]);

    test('is kept once, with who recorded it, and its words are found', async () => {
      expect(await add('2026-11-23T08:30:00Z', ' Tuesday suits me. ')).toBe('saved');
      expect(await add('2026-11-23T08:30:00Z', ' Tuesday suits me. ')).toBe('saved');
      expect(
        await list(
          'select recorded_by, from_address, received_at, text from public.people_answers',
        ),
      ).toEqual([
        [admin, 'ada@home.example', new Date('2026-11-23T08:30:00Z'), 'Tuesday suits me.'],
      ]);
      expect(await list("select reference from public.find_people('tuesday')")).toEqual([
        ['C-00000001'],
      ]);
      expect(await history(id)).toEqual([['person.answer-added']]);
    });

    test('is refused without words, from the future, without a sender, and for a record that is gone', async () => {
      await expect(add('2026-11-23T08:30:00Z', ' ')).rejects.toMatchObject({ code: '23514' });
      await expect(add('2999-01-01T00:00:00Z', 'Hello')).rejects.toMatchObject({ code: '22023' });
      await expect(add('2026-11-23T08:30:00Z', 'Hello', id, 'Ada')).rejects.toMatchObject({
        code: '23514',
      });
      expect(await add('2026-11-23T08:30:00Z', 'Hello', randomUUID())).toBe('gone');
    });

    test('is hidden and shown again, and goes with its record', async () => {
      await add('2026-11-23T08:30:00Z', 'Tuesday suits me.');
      const hide = (hidden: boolean) =>
        one('select public.hide_person_answer($1, $2)', [answer, hidden]);
      expect(await hide(true)).toBe('saved');
      expect(await hide(true)).toBe('saved');
      expect(await list("select reference from public.find_people('tuesday')")).toEqual([]);
      expect(await hide(false)).toBe('saved');
      expect(await history(id)).toEqual([
        ['person.answer-added'],
        ['person.answer-deleted'],
        ['person.answer-restored'],
      ]);
      await list('delete from public.contact_requests');
      expect(await hide(true)).toBe('gone');
      expect(await list('select id from public.people_answers')).toEqual([]);
    });
  });
}
