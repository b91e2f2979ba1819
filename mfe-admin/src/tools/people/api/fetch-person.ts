import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { fetchBounce, type PersonBounce } from './person-address';
import { personColumns, toPerson, type Person } from './person';

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
      .select(`${personColumns}, contact_request_id, application_id`)
      .eq('id', id)
      .maybeSingle(),
  );
  if (row === null) return null;
  const { contact_request_id: contactId, application_id: applicationId, ...record } = row;
  const person = toPerson(record);
  if (contactId !== null) {
    const [request, bounce] = await Promise.all([
      data.from('contact_requests').select().eq('id', contactId).maybeSingle().then(unwrap),
      fetchBounce(person.email),
    ]);
    return request && { ...person, bounce, kind: 'contact', request };
  }
  const [request, bounce] = await Promise.all([
    data
      .from('job_applications')
      .select()
      .eq('id', applicationId ?? '')
      .maybeSingle()
      .then(unwrap),
    fetchBounce(person.email),
  ]);
  return request && { ...person, bounce, kind: 'application', request };
}
