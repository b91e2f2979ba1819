import { adminData } from '../../backend/admin-data';
import { loadRange } from '../../table/range-query';
import type { TablePage, TableQuery } from '../../table/tool-column';
import { toStatus } from './post';
import type { PostStatus } from './post';

/** A post as lists show it. Times are as the database writes them. */
export interface ListedPost {
  id: number;
  title: string;
  slug: string;
  topic: string;
  author: string;
  status: PostStatus;
  published_at: string | null;
  updated_at: string;
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
    .select('id, title, slug, topic, status, published_at, updated_at, author:blog_authors(name)', {
      count: 'exact',
    });
  const wanted = status === null ? all : all.eq('status', status);
  const { rows, total } = await loadRange(wanted, query, signal, { filterColumns: ['title'] });
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      author: row.author.name,
      status: toStatus(row.status),
    })),
  };
}
