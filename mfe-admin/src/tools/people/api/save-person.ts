import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { toStage, type Person, type Stage } from './person';

/** The part of a record that staff change. */
export type PersonState = Pick<
  Person,
  'id' | 'stage' | 'position' | 'assignee' | 'next_step' | 'next_step_on' | 'version' | 'updated_at'
>;

/** A change of a record. `behind` is the card that it is put behind on the board, null for the top of its stage. */
export interface PersonChange {
  stage?: Stage;
  behind?: string | null;
  assignee?: string | null;
  next_step?: string | null;
  /** `2026-12-01` */
  next_step_on?: string | null;
}

/** `conflict`: another change came first, and nothing was saved. `gone`: the record was erased or its time is over. */
export type SaveOutcome =
  | { status: 'saved'; record: PersonState }
  | { status: 'conflict'; record: PersonState }
  | { status: 'gone' };

/**
 * Changes a record from the version that the person saw. It may be sent again after a lost answer.
 * @throws DataError when the request fails.
 */
export async function savePerson(
  { id, version }: Pick<Person, 'id' | 'version'>,
  change: PersonChange,
): Promise<SaveOutcome> {
  const answer = unwrap(
    await adminData().rpc('save_person', {
      record_id: id,
      expected_version: version,
      change: { ...change },
    }),
  ) as unknown as SaveOutcome;
  if (answer.status !== 'gone' && toStage(answer.record.stage) === null) {
    throw new RangeError(`Unknown stage: ${answer.record.stage}`);
  }
  return answer;
}
