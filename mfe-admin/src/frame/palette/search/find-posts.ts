import { listPosts } from '../../../posts/api/list-posts';
import { blogToolPath, statusLabels } from '../../../posts/content/posts';
import type { Command } from '../../content/commands';
import { MOST } from './use-found';

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
