import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

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

/** An answer to record; `received_at` as ISO 8601. */
export interface AnswerToRecord {
  answer_id: string;
  record_id: string;
  from_address: string;
  received_at: string;
  words: string;
}

/**
 * Records an answer, once for its id: it may be sent again after a lost answer.
 * @throws DataError when the request fails.
 */
export async function addAnswer(answer: AnswerToRecord): Promise<'saved' | 'gone'> {
  return unwrap(await adminData().rpc('add_person_answer', { ...answer })) === 'gone'
    ? 'gone'
    : 'saved';
}

/** Deletes an answer, or takes that back within a day. @throws DataError when the request fails. */
export async function hideAnswer(answer_id: string, hidden: boolean): Promise<'saved' | 'gone'> {
  const answer = unwrap(await adminData().rpc('hide_person_answer', { answer_id, hidden }));
  return answer === 'gone' ? 'gone' : 'saved';
}
