import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { listPosts } from '../../../posts/api/list-posts';
import { blogToolPath, statusLabels } from '../../../posts/content/posts';
import type { Command } from '../../content/commands';
import { peoplePath } from '../recent';
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

/** Posts whose title holds the text, the last changed first. @throws DataError when the request fails. */
export async function findPosts(text: string, signal: AbortSignal): Promise<Command[]> {
  const sort = { key: 'updated_at', descending: true };
  const query = { page: 1, pageSize: MOST, sort, filter: text };
  const { rows } = await listPosts(null, query, signal);
  return rows.map(({ id, title, status }) => ({
    to: `${blogToolPath}/${id}`,
    label: title,
    hint: statusLabels[status],
  }));
}
