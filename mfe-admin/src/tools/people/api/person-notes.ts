import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

export type PersonNote = TableRow<'people_notes'>;

/** The notes of a record, newest first. @throws DataError when the request fails. */
export async function listNotes(recordId: string): Promise<PersonNote[]> {
  return unwrap(
    await adminData()
      .from('people_notes')
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

/** Deletes a note. @throws DataError when the request fails. */
export async function deleteNote(note_id: string): Promise<void> {
  unwrap(await adminData().rpc('delete_person_note', { note_id }));
}
