import { applyTableQuery, toTablePage } from '../../table/range-query';
import type { TablePage, TableQuery } from '../../table/tool-table';
import { adminData } from '../../backend/admin-data';
import { toStatus } from './post';
import type { PostStatus } from './post';
import { isoTime } from '../../time/utc';

export interface ListedPost {
  id: number;
  title: string;
  slug: string;
  topic: string;
  author: string;
  status: PostStatus;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  updatedAt: string;
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
  const { rows, total } = toTablePage(
    await applyTableQuery(wanted, query, { filterColumns: ['title'] }).abortSignal(signal),
  );
  return {
    total,
    rows: rows.map(({ id, title, slug, topic, author, ...row }) => ({
      ...{ id, title, slug, topic, author: author.name, status: toStatus(row.status) },
      publishedAt: row.published_at === null ? null : isoTime(row.published_at),
      updatedAt: isoTime(row.updated_at),
    })),
  };
}
