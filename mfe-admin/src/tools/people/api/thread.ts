import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

export type PersonMail = TableRow<'people_mails'>;

/** The mails to the person of a record, newest first. @throws DataError when the request fails. */
export async function listMails(recordId: string): Promise<PersonMail[]> {
  return unwrap(
    await adminData()
      .from('people_mails')
      // oxlint-disable-next-line house/whole-reads -- the mails to one person, which admins write one by one
      .select()
      .eq('record_id', recordId)
      .order('created_at', { ascending: false })
      .order('id'),
  );
}

/** `gone`: the record was erased, and nothing was saved. */
type Outcome = 'saved' | 'gone';
const outcomeOf = (answer: unknown): Outcome => (answer === 'gone' ? 'gone' : 'saved');

/**
 * Queues a mail, whose `template` is the letter that it began with, once for its id: it may be sent again after a lost answer.
 * @throws DataError when the request fails.
 */
export async function sendMail(mail: {
  mail_id: string;
  record_id: string;
  template: string;
  subject: string;
  words: string;
}): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('send_person_mail', mail)));
}

/** A mail of the person, as an admin has recorded it. */
export type PersonAnswer = TableRow<'people_answers'>;

/** The answers of a record, newest first. @throws DataError when the request fails. */
export async function listAnswers(recordId: string): Promise<PersonAnswer[]> {
  return unwrap(
    await adminData()
      .from('people_answers')
      // oxlint-disable-next-line house/whole-reads -- the answers of one person, which admins record one by one
      .select()
      .eq('record_id', recordId)
      .order('received_at', { ascending: false })
      .order('id'),
  );
}

/**
 * Records an answer, whose `received_at` is ISO 8601, once for its id: it may be sent again after a lost answer.
 * @throws DataError when the request fails.
 */
export async function addAnswer(answer: {
  answer_id: string;
  record_id: string;
  from_address: string;
  received_at: string;
  words: string;
}): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('add_person_answer', answer)));
}

/** Deletes an answer, or takes that back within a day. @throws DataError when the request fails. */
export async function hideAnswer(answer_id: string, hidden: boolean): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('hide_person_answer', { answer_id, hidden })));
}

export type PersonNote = TableRow<'people_notes'>;

type NoteState = Pick<PersonNote, 'text' | 'version' | 'edited_at' | 'edited_by'>;

/** `conflict`: another change came first, and nothing was saved. `gone`: the note was deleted. */
export type NoteOutcome = { status: 'saved' | 'conflict'; note: NoteState } | { status: 'gone' };

/** The notes of a record, newest first. @throws DataError when the request fails. */
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

/**
 * Keeps a note, once for its id: it may be sent again after a lost answer.
 * @throws DataError when the request fails.
 */
export async function addNote(note: {
  note_id: string;
  record_id: string;
  note: string;
}): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('add_person_note', note)));
}

/**
 * Changes the text of a note from the version that the person saw. It may be sent again after a lost answer.
 * @throws DataError when the request fails.
 */
export async function editNote(
  { id, version }: Pick<PersonNote, 'id' | 'version'>,
  note: string,
): Promise<NoteOutcome> {
  const values = { note_id: id, expected_version: version, note };
  return unwrap(await adminData().rpc('edit_person_note', values)) as unknown as NoteOutcome;
}

/** Deletes a note as the person saw it, unless it answers `conflict`; for a day it can be restored. @throws DataError when the request fails. */
export async function deleteNote(note: Pick<PersonNote, 'id' | 'version'>): Promise<string> {
  const values = { note_id: note.id, expected_version: note.version };
  return unwrap(await adminData().rpc('delete_person_note', values));
}

/** Takes a deletion back. @throws DataError when the request fails. */
export async function restoreNote(id: string): Promise<Outcome> {
  return outcomeOf(unwrap(await adminData().rpc('restore_person_note', { note_id: id })));
}
