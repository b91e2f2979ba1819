import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { personColumns, toPerson, toStage, type Person } from './people';

/** Permanent refusal by the mail server of an address. */
export type PersonBounce = TableRow<'mail_bounces'>;

/** A record with the request that it is about, as it was sent. `bounce`: what its address refuses mail with. */
export type PersonRecord = Person & { bounce: PersonBounce | null } & (
    | { kind: 'contact'; request: TableRow<'contact_requests'> }
    | { kind: 'application'; request: TableRow<'job_applications'> }
  );

/** One record; null when there is none. @throws DataError when the request fails. */
export async function fetchPerson(id: string): Promise<PersonRecord | null> {
  const data = adminData();
  const row = unwrap(
    await data
      .from('people_records')
      .select(`${personColumns}, contact:contact_requests(*), application:job_applications(*)`)
      .eq('id', id)
      .maybeSingle(),
  );
  if (row === null) return null;
  const { contact, application, ...record } = row;
  const person = toPerson(record);
  const address = person.email.trim().toLowerCase();
  const bounce = unwrap(
    await data.from('mail_bounces').select().eq('address_key', address).maybeSingle(),
  );
  if (contact) return { ...person, bounce, kind: 'contact', request: contact };
  return application && { ...person, bounce, kind: 'application', request: application };
}

/** `conflict`: another admin has corrected it to `email`. `gone`: the record was erased. */
type AddressOutcome =
  | { status: 'saved'; email: string; mails: number }
  | { status: 'conflict'; email: string }
  | { status: 'gone' };

/** Corrects the address of a person, and sends the mails again that did not arrive. It may be asked for again. @throws DataError */
export async function correctAddress(
  { id, email }: { id: string; email: string },
  corrected: string,
): Promise<AddressOutcome> {
  const values = { record_id: id, expected_email: email, corrected };
  return unwrap(
    await adminData().rpc('correct_person_address', values),
  ) as unknown as AddressOutcome;
}

/** The part of a record that staff change. */
export type PersonState = PersonFields & Pick<Person, 'id' | 'position' | 'version' | 'updated_at'>;

/** The fields of a record that staff set. */
export type PersonFields = Pick<Person, 'stage' | 'assignee' | 'next_step' | 'next_step_on'>;

/** A change of a record. `behind` is the card that it is put behind on the board, null for the top of its stage. */
export type PersonChange = Partial<PersonFields> & { behind?: string | null };

/** `conflict`: another change came first, and nothing was saved. `gone`: the record was erased or its time is over. */
type SaveOutcome = { status: 'saved' | 'conflict'; record: PersonState } | { status: 'gone' };

/** A change was not saved. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
  /** The record as another change has left it; null: it is gone. */
  readonly record: PersonState | null;

  constructor(record: PersonState | null) {
    super(`The change was refused: ${record ? 'conflict' : 'gone'}.`);
    this.record = record;
  }
}

/** Changes a record from the version that was seen. It may be sent again after a lost answer. @throws RefusedChange, DataError */
export async function savePerson(
  { id, version }: Pick<Person, 'id' | 'version'>,
  wanted: PersonChange,
): Promise<PersonState> {
  const values = { record_id: id, expected_version: version, change: { ...wanted } };
  const answer = unwrap(await adminData().rpc('save_person', values)) as unknown as SaveOutcome;
  if (answer.status === 'gone') throw new RefusedChange(null);
  const { status, record } = answer;
  if (toStage(record.stage) === null) throw new RangeError(`Unknown stage: ${record.stage}`);
  if (status === 'conflict') throw new RefusedChange(record);
  return record;
}
