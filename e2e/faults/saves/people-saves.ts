import { randomUUID } from 'node:crypto';
import type { DataClient } from '@talent/data/client';
import { screen } from '@testing-library/dom';
import { choose, press, pressSoon, type, valueOf, type SaveCase } from './save-case.ts';

let used = 0;

/** The next record that nothing has touched. */
async function freshRecord(data: DataClient): Promise<string> {
  used += 1;
  const reference = `C-${String(used).padStart(8, '0')}`;
  const records = data.from('people_records').select('id').eq('reference', reference);
  return (await records.single().throwOnError()).data.id;
}

const page = async (id: string, search = '') => ({
  Page: (await import('@talent/mfe-admin/routes/person')).default,
  path: `/internal-admin-xyz123/people/${id}${search}`,
  pattern: '/internal-admin-xyz123/people/:recordId',
});

const common = { prepare: freshRecord, page: (id: string) => page(id) };

/** The events of a record in the audit log: what was done, and how often. */
async function done(data: DataClient, id: string): Promise<string[]> {
  const log = data.from('audit_log').select('action').eq('subject', `person:${id}`).order('id');
  return (await log.throwOnError()).data.map(({ action }) => action);
}

const record = async (data: DataClient, id: string) =>
  (await data.from('people_records').select().eq('id', id).single().throwOnError()).data;

const withNote = async (data: DataClient): Promise<string> => {
  const id = await freshRecord(data);
  const note = { note_id: randomUUID(), record_id: id, note: 'Called twice.' };
  await data.rpc('add_person_note', note).throwOnError();
  return id;
};

const notes = async (data: DataClient, id: string) => {
  const rows = data.from('people_notes').select('text').eq('record_id', id);
  return (await rows.throwOnError()).data.map(({ text }) => text);
};

const recordFailed = /The change was not saved\. Check the connection and make it again\./;

/** Every save on the record of a person. */
export const peopleSaves: readonly SaveCase[] = [
  {
    ...common,
    name: 'the stage of a person',
    enter: () => screen.findByLabelText('Stage'),
    press: () => choose('Stage', 'shortlist'),
    request: 'rpc/save_person',
    message: recordFailed,
    entry: () => valueOf('Stage'),
    kept: 'new',
    stored: async (data, id) => [(await record(data, id)).stage, await done(data, id)],
    once: ['shortlist', ['person.moved']],
  },
  {
    ...common,
    name: 'the assignee of a person',
    enter: () => screen.findByRole('option', { name: 'You (admin@example.com)' }),
    press: () => {
      const own = screen.getByRole<HTMLOptionElement>('option', { name: /^You/ });
      choose('Assignee', own.value);
    },
    request: 'rpc/save_person',
    message: recordFailed,
    entry: () => valueOf('Assignee'),
    kept: '',
    stored: async (data, id) => [(await record(data, id)).assignee !== null, await done(data, id)],
    once: [true, ['person.assigned']],
  },
  {
    ...common,
    name: 'the next step for a person',
    enter: async () => {
      await type(/^Next step/, 'Call Ada');
      await type(/^Date/, '2026-12-01');
    },
    press: () => press('Save next step'),
    request: 'rpc/save_person',
    message: recordFailed,
    entry: () => [valueOf(/^Next step/), valueOf(/^Date/)],
    kept: ['Call Ada', '2026-12-01'],
    stored: async (data, id) => [(await record(data, id)).next_step, await done(data, id)],
    once: ['Call Ada', ['person.next-step-set']],
  },
  {
    ...common,
    name: 'a new note',
    enter: () => type('New note', 'Prefers mornings.'),
    press: () => press('Add note'),
    request: 'rpc/add_person_note',
    message: /The note was not saved\. It is still here: check the connection and add it again\./,
    entry: () => valueOf('New note'),
    kept: 'Prefers mornings.',
    stored: notes,
    once: ['Prefers mornings.'],
  },
  {
    ...common,
    name: 'another text of a note',
    prepare: withNote,
    enter: async () => {
      await pressSoon(/^Edit the note/);
      await type('Text of the note', 'Called once.');
    },
    press: () => press('Save note'),
    request: 'rpc/edit_person_note',
    message: /Your text is still here: check the connection and save again\./,
    entry: () => valueOf('Text of the note'),
    kept: 'Called once.',
    stored: async (data, id) => [await notes(data, id), await done(data, id)],
    once: [['Called once.'], ['person.note-added', 'person.note-edited']],
  },
  {
    ...common,
    name: 'a note that is deleted',
    prepare: withNote,
    enter: () => screen.findByText('Called twice.'),
    press: () => press(/^Delete the note/),
    request: 'rpc/delete_person_note',
    message: /The note was not deleted\. Check the connection and delete it again\./,
    entry: () => screen.getByText('Called twice.').tagName,
    kept: 'P',
    stored: async (data, id) => [await notes(data, id), await done(data, id)],
    once: [[], ['person.note-added', 'person.note-deleted']],
  },
  {
    ...common,
    name: 'a mail to a person',
    page: (id) => page(id, '?open=mail'),
    enter: () => type('Text', 'Hello Ada,\n\nBea'),
    press: () => press('Send mail'),
    request: 'rpc/send_person_mail',
    message: /Your text is still here: check the connection and send it again\./,
    entry: () => valueOf('Text'),
    kept: 'Hello Ada,\n\nBea',
    stored: async (data, id) => {
      const mails = data.from('people_mails').select('text').eq('record_id', id);
      return (await mails.throwOnError()).data.map(({ text }) => text);
    },
    once: ['Hello Ada,\n\nBea'],
  },
  {
    ...common,
    name: 'an answer of a person',
    page: (id) => page(id, '?open=answer'),
    enter: async () => {
      await type(/^Received/, '2026-11-20T09:30');
      await type(/^Text of the answer/, 'Tuesday suits me.');
    },
    press: () => press('Save answer'),
    request: 'rpc/add_person_answer',
    message: /It is still here: check the connection and save it again\./,
    entry: () => valueOf(/^Text of the answer/),
    kept: 'Tuesday suits me.',
    stored: async (data, id) => {
      const answers = data.from('people_answers').select('text').eq('record_id', id);
      return (await answers.throwOnError()).data.map(({ text }) => text);
    },
    once: ['Tuesday suits me.'],
  },
  {
    ...common,
    name: 'the corrected address of a person',
    page: (id) => page(id, '?open=address'),
    enter: () => type(/^Correct email/, 'right@company.example'),
    press: () => press('Save address'),
    request: 'rpc/correct_person_address',
    message: /The address was not saved\. It is still here: check the connection/,
    entry: () => valueOf(/^Correct email/),
    kept: 'right@company.example',
    stored: async (data, id) => [(await record(data, id)).email, await done(data, id)],
    once: ['right@company.example', ['person.address-corrected']],
  },
];
