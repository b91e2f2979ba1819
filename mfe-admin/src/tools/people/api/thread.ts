import type { Database } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

type Functions = Database['public']['Functions'];
type Arguments<Name extends keyof Functions> = Functions[Name]['Args'];

export type PersonMail = TableRow<'people_mails'>;
/** A mail of the person, as an admin has recorded it. */
export type PersonAnswer = TableRow<'people_answers'>;
export type PersonNote = TableRow<'people_notes'>;

/** The mails to a person about one request, and their answers, in any order. */
export interface PersonThread {
  mails: PersonMail[];
  answers: PersonAnswer[];
}

/** The thread of a record. @throws DataError when the request fails. */
export async function fetchThread(recordId: string): Promise<PersonThread> {
  const row = unwrap(
    await adminData()
      .from('people_records')
      .select('mails:people_mails(*), answers:people_answers(*)')
      .eq('id', recordId)
      .maybeSingle(),
  );
  return row ?? { mails: [], answers: [] };
}

/** `gone`: what it is about was erased, and nothing was saved. */
type Outcome = 'saved' | 'gone';
const outcomeOf = (answer: unknown): Outcome => (answer === 'gone' ? 'gone' : 'saved');

// What is saved is saved once for its id: it may be sent again after a lost answer. Each throws a DataError when its request fails.

/** Queues a mail, whose `template` is the letter that it began with. */
export async function sendMail(mail: Arguments<'send_person_mail'>): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('send_person_mail', mail)));
}

/** Records an answer; `received_at` is ISO 8601. */
export async function addAnswer(answer: Arguments<'add_person_answer'>): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('add_person_answer', answer)));
}

/** Deletes an answer, or takes that back within a day. */
export async function hideAnswer(answer_id: string, hidden: boolean): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('hide_person_answer', { answer_id, hidden })));
}

/** The notes of a record, newest first. */
export async function listNotes(recordId: string): Promise<PersonNote[]> {
  return unwrap(
    await adminData()
      .from('people_notes')
      // oxlint-disable-next-line house/whole-reads -- the notes on one person, which admins write one by one
      .select()
      .eq('record_id', recordId)
      .order('created_at', { ascending: false })
      .order('id'),
  );
}

export async function addNote(note: Arguments<'add_person_note'>): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('add_person_note', note)));
}

type SeenNote = Pick<PersonNote, 'id' | 'version'>;

/** `conflict`: another change came first, and nothing was saved. `gone`: the note was deleted. */
export type NoteOutcome = { status: 'saved' | 'conflict'; note: NoteState } | { status: 'gone' };
type NoteState = Pick<PersonNote, 'text' | 'version' | 'edited_at' | 'edited_by'>;

/** Changes the text of a note from the version that the person saw. */
export async function editNote({ id, version }: SeenNote, note: string): Promise<NoteOutcome> {
  const values = { note_id: id, expected_version: version, note };
  return unwrap(await adminData().rpc('edit_person_note', values)) as unknown as NoteOutcome;
}

/** Deletes a note as the person saw it, unless it answers `conflict`; for a day it can be restored. */
export async function deleteNote({ id, version }: SeenNote): Promise<string> {
  return unwrap(
    await adminData().rpc('delete_person_note', { note_id: id, expected_version: version }),
  );
}

/** Takes a deletion back. */
export async function restoreNote(id: string): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('restore_person_note', { note_id: id })));
}
