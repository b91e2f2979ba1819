import type { Person } from './person';
import { savePerson, type PersonChange, type PersonState, type SaveOutcome } from './save-person';

/** A change was not saved because another one came first, or because the record is gone. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
  readonly outcome: Exclude<SaveOutcome, { status: 'saved' }>;

  constructor(outcome: Exclude<SaveOutcome, { status: 'saved' }>) {
    super(`The change was refused: ${outcome.status}.`);
    this.outcome = outcome;
  }
}

/** The record after a change. @throws RefusedChange; DataError when the request fails. */
export async function storePerson(
  seen: Pick<Person, 'id' | 'version'>,
  change: PersonChange,
): Promise<PersonState> {
  const outcome = await savePerson(seen, change);
  if (outcome.status === 'saved') return outcome.record;
  throw new RefusedChange(outcome);
}
