import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

/** Permanent refusal by the mail server of an address. */
export type PersonBounce = TableRow<'mail_bounces'>;

/** The bounce of an address; null: its last mail was taken, or there was none. @throws DataError when the request fails. */
export async function fetchBounce(email: string): Promise<PersonBounce | null> {
  return unwrap(
    await adminData()
      .from('mail_bounces')
      .select()
      .eq('address_key', email.trim().toLowerCase())
      .maybeSingle(),
  );
}

/** `conflict`: another admin has corrected it to `email`. `gone`: the record was erased. */
export type AddressOutcome =
  | { status: 'saved'; email: string; mails: number }
  | { status: 'conflict'; email: string }
  | { status: 'gone' };

/**
 * Corrects the address of a person, and sends the mails again that did not arrive. It may be asked for again.
 * @throws DataError when the request fails.
 */
export async function correctAddress(
  { id, email }: { id: string; email: string },
  corrected: string,
): Promise<AddressOutcome> {
  const values = { record_id: id, expected_email: email, corrected };
  return unwrap(
    await adminData().rpc('correct_person_address', values),
  ) as unknown as AddressOutcome;
}
