import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { Command } from '../../content/commands';
import { peoplePath } from '../people-path';
import { MOST } from './use-found';

const columns = 'id, name, subject';

/** Records of people with every word of the text, the newest first. @throws DataError when the request fails. */
export async function findPeople(text: string, signal: AbortSignal): Promise<Command[]> {
  const found = adminData().rpc('find_people', { wanted: text }).select(columns).limit(MOST);
  const ordered = found.order('created_at', { ascending: false });
  return unwrap(await ordered.abortSignal(signal)).map(toCommand);
}

/** The records with these ids. Those that are gone are left out. @throws DataError when the request fails. */
export async function fetchPeople(ids: readonly string[], signal: AbortSignal): Promise<Command[]> {
  const known = adminData().from('people_records').select(columns).in('id', ids).limit(ids.length);
  return unwrap(await known.abortSignal(signal)).map(toCommand);
}

function toCommand({ id, name, subject }: { id: string; name: string; subject: string }): Command {
  return { to: `${peoplePath}/${id}`, label: name, hint: subject };
}
