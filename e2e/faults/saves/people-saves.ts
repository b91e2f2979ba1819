import { randomUUID } from 'node:crypto';
import type { DataClient } from '@talent/data/client';
import { screen } from '@testing-library/dom';
import { at, choose, press, pressSoon, type, typed, valueOf } from './save-case.ts';
import type { SaveCase, Stored } from './save-case.ts';

let used = 0;
const reference = (): string => `C-${String(used).padStart(8, '0')}`;

async function freshRecord(data: DataClient): Promise<string> {
  used += 1;
  const records = data.from('people_records').select('id').eq('reference', reference());
  return (await records.single().throwOnError()).data.id;
}

const withNote = async (data: DataClient): Promise<string> => {
  const id = await freshRecord(data);
  const note = { note_id: randomUUID(), record_id: id, note: 'Called twice.' };
  await data.rpc('add_person_note', note).throwOnError();
  return id;
};

const page = (search = ''): SaveCase['page'] =>
  at(
    (id) => `/internal-admin-xyz123/people/${id}${search}`,
    () => import('@talent/mfe-admin/routes/person'),
    '/internal-admin-xyz123/people/:recordId',
  );

/** Texts of what belongs to a record, or of the record itself, and everything that the audit log says of it. */
const ofRecord =
  (table: string, column: string, key = 'record_id') =>
  async ({ rows }: Stored, id: string): Promise<unknown[]> => {
    const found = await rows(`${table}?select=${column}&${key}=eq.${id}`);
    const log = await rows(`audit_log?select=action&subject=eq.person:${id}&order=id`);
    return [...found.map((row) => row[column]), ...log.map(({ action }) => action)];
  };
const record = (column: string) => ofRecord('people_records', column, 'id');

const change = {
  prepare: freshRecord,
  page: page(),
  request: 'rpc/save_person',
  message: /The change was not saved\. Check the connection and make it again\./,
};

/** Every save on the record of a person, and in the inbox. */
export const peopleSaves: readonly SaveCase[] = [
  {
    ...change,
    name: 'the stage of a person',
    enter: () => screen.findByLabelText('Stage'),
    press: () => choose('Stage', 'shortlist'),
    entry: () => valueOf('Stage'),
    kept: 'new',
    stored: record('stage'),
    once: ['shortlist', 'person.moved'],
  },
  {
    ...change,
    name: 'the assignee of a person',
    enter: () => screen.findByRole('option', { name: 'You (admin@example.com)' }),
    press: () =>
      choose('Assignee', screen.getByRole<HTMLOptionElement>('option', { name: /^You/ }).value),
    entry: () => valueOf('Assignee'),
    kept: '',
    stored: async (from, id) => {
      const [assignee, ...log] = await record('assignee')(from, id);
      return [assignee !== null, ...log];
    },
    once: [true, 'person.assigned'],
  },
  {
    ...change,
    name: 'the next step for a person',
    ...typed([/^Next step/, 'Call Ada'], [/^Date/, '2026-12-01']),
    press: () => press('Save next step'),
    stored: record('next_step'),
    once: ['Call Ada', 'person.next-step-set'],
  },
  {
    ...change,
    name: 'a new note',
    ...typed(['New note', 'Prefers mornings.']),
    press: () => press('Add note'),
    request: 'rpc/add_person_note',
    message: /The note was not saved\. It is still here: check the connection and add it again\./,
    stored: ofRecord('people_notes', 'text'),
    once: ['Prefers mornings.', 'person.note-added'],
  },
  {
    ...change,
    name: 'another text of a note',
    prepare: withNote,
    ...typed(['Text of the note', 'Called once.']),
    enter: async () => {
      await pressSoon(/^Edit the note/);
      await type('Text of the note', 'Called once.');
    },
    press: () => press('Save note'),
    request: 'rpc/edit_person_note',
    message: /Your text is still here: check the connection and save again\./,
    stored: ofRecord('people_notes', 'text'),
    once: ['Called once.', 'person.note-added', 'person.note-edited'],
  },
  {
    ...change,
    name: 'a note that is deleted',
    prepare: withNote,
    enter: () => screen.findByText('Called twice.'),
    press: () => press(/^Delete the note/),
    request: 'rpc/delete_person_note',
    message: /The note was not deleted\. Check the connection and delete it again\./,
    entry: () => screen.getByText('Called twice.').tagName,
    kept: 'P',
    stored: ofRecord('people_notes', 'text'),
    once: ['person.note-added', 'person.note-deleted'],
  },
  {
    ...change,
    name: 'a mail to a person',
    page: page('?open=mail'),
    ...typed(['Text', 'Hello Ada,\n\nBea']),
    press: () => press('Send mail'),
    request: 'rpc/send_person_mail',
    message: /Your text is still here: check the connection and send it again\./,
    stored: ({ rows }, id) => rows(`people_mails?select=text&record_id=eq.${id}`),
    once: [{ text: 'Hello Ada,\n\nBea' }],
  },
  {
    ...change,
    name: 'an answer of a person',
    page: page('?open=answer'),
    ...typed([/^Received/, '2026-11-20T09:30'], [/^Text of the answer/, 'Tuesday suits me.']),
    press: () => press('Save answer'),
    request: 'rpc/add_person_answer',
    message: /It is still here: check the connection and save it again\./,
    stored: ({ rows }, id) => rows(`people_answers?select=text&record_id=eq.${id}`),
    once: [{ text: 'Tuesday suits me.' }],
  },
  {
    ...change,
    name: 'the corrected address of a person',
    page: page('?open=address'),
    ...typed([/^Correct email/, 'right@company.example']),
    press: () => press('Save address'),
    request: 'rpc/correct_person_address',
    message: /The address was not saved\. It is still here: check the connection/,
    stored: record('email'),
    once: ['right@company.example', 'person.address-corrected'],
  },
  {
    name: 'an item of the inbox that is put aside',
    prepare: async (data) => {
      const id = await freshRecord(data);
      // One of its own among many: an overdue next step is listed first.
      const step = { next_step: `Call ${reference()}`, next_step_on: '2020-01-01' };
      const saved = { record_id: id, expected_version: 1, change: step };
      await data.rpc('save_person', saved).throwOnError();
      return id;
    },
    page: at('/internal-admin-xyz123', () => import('@talent/mfe-admin/routes/overview')),
    enter: () => screen.findByText(`Call ${reference()}`),
    press: () => press(`Put aside until tomorrow: Call ${reference()}`),
    request: 'rpc/snooze_inbox_item',
    message: /That was not saved/,
    entry: () => screen.queryByText(`Call ${reference()}`) !== null,
    kept: true,
    stored: async ({ rows }, id) =>
      (await rows(`inbox_snoozes?select=item&item=eq.step:${id}:2020-01-01`)).length,
    once: 1,
  },
];
