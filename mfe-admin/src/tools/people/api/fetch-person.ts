import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { personColumns, toPerson, type Person } from './person';

/** A record with the request that it is about, as it was sent. */
export type PersonRecord = Person &
  (
    | { kind: 'contact'; request: TableRow<'contact_requests'> }
    | { kind: 'application'; request: TableRow<'job_applications'> }
  );

/** One record; null when there is none. @throws DataError when the request fails. */
export async function fetchPerson(id: string): Promise<PersonRecord | null> {
  const data = adminData();
  const row = unwrap(
    await data
      .from('people_records')
      .select(`${personColumns}, contact_request_id, application_id`)
      .eq('id', id)
      .maybeSingle(),
  );
  if (row === null) return null;
  const { contact_request_id: contactId, application_id: applicationId, ...record } = row;
  const person = toPerson(record);
  if (contactId !== null) {
    const request = unwrap(
      await data.from('contact_requests').select().eq('id', contactId).maybeSingle(),
    );
    return request && { ...person, kind: 'contact', request };
  }
  const request = unwrap(
    await data
      .from('job_applications')
      .select()
      .eq('id', applicationId ?? '')
      .maybeSingle(),
  );
  return request && { ...person, kind: 'application', request };
}
