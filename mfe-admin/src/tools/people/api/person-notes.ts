import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

export type PersonNote = TableRow<'people_notes'>;

/** The part of a note that a change of its text changes. */
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
}): Promise<'saved' | 'gone'> {
  return unwrap(await adminData().rpc('add_person_note', note)) === 'gone' ? 'gone' : 'saved';
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

/** Deletes a note as the person saw it; for a day it can be restored. @throws DataError when the request fails. */
export async function deleteNote({
  id,
  version,
}: Pick<PersonNote, 'id' | 'version'>): Promise<'deleted' | 'conflict'> {
  const values = { note_id: id, expected_version: version };
  const answer = unwrap(await adminData().rpc('delete_person_note', values));
  return answer === 'conflict' ? 'conflict' : 'deleted';
}

/** Takes a deletion back. @throws DataError when the request fails. */
export async function restoreNote(id: string): Promise<'restored' | 'gone'> {
  const answer = unwrap(await adminData().rpc('restore_person_note', { note_id: id }));
  return answer === 'gone' ? 'gone' : 'restored';
}
