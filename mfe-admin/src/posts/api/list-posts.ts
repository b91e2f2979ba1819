import { adminData } from '../../backend/admin-data';
import type { TableRow } from '../../backend/table-row';
import { counted, loadRange } from '../../table/load-from-database';
import type { TablePage, TableQuery } from '../../table/tool-column';
import { toStatus, type PostStatus } from './post';

type Shown = 'id' | 'title' | 'slug' | 'topic' | 'published_at' | 'updated_at';

/** A post as lists show it. Times are as the database writes them. */
export interface ListedPost extends Pick<TableRow<'blog_posts'>, Shown> {
  author: string;
  status: PostStatus;
}

/**
 * A page of posts in one state, or in any for null; the filter is part of their titles.
 * @throws DataError when the request fails.
 */
export async function listPosts(
  status: PostStatus | null,
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<ListedPost>> {
  const all = adminData()
    .from('blog_posts')
    .select(
      'id, title, slug, topic, status, published_at, updated_at, author:blog_authors(name)',
      counted,
    );
  const wanted = status === null ? all : all.eq('status', status);
  const { rows, total } = await loadRange(wanted, query, signal, { filterColumns: ['title'] });
  return {
    total,
    rows: rows.map((row) => ({ ...row, author: row.author.name, status: toStatus(row.status) })),
  };
}
