import { adminData } from '../../backend/admin-data';
import type { TableRow } from '../../backend/table-row';
import { counted, loadRange } from '../../table/load-from-database';
import type { TablePage, TableQuery } from '../../table/tool-column';
import { isoTime } from '../../time/utc';
import { stateAt, toStatus, type PostStatus } from './post';

type Shown = 'id' | 'title' | 'slug' | 'topic' | 'published_at' | 'updated_at';

/** A post as lists show it. Times are as the database writes them. */
export interface ListedPost extends Pick<TableRow<'blog_posts'>, Shown> {
  author: string;
  /** By now. */
  status: PostStatus;
}

/**
 * A page of posts in one state by now, or in any for null; the filter is part of their titles.
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
  const now = new Date();
  const shown = () => all.in('status', ['published', 'scheduled']);
  // As `stateAt` gives the state.
  const wanted = {
    published: () => shown().lte('published_at', now.toISOString()),
    scheduled: () => shown().gt('published_at', now.toISOString()),
    other: () => (status === null ? all : all.eq('status', status)),
  }[status === 'published' || status === 'scheduled' ? status : 'other']();
  const { rows, total } = await loadRange(wanted, query, signal, {
    filterColumns: ['title'],
  });
  return {
    total,
    rows: rows.map(({ author, status: saved, ...row }) => {
      const publishedAt = row.published_at === null ? null : isoTime(row.published_at);
      const state = stateAt({ status: toStatus(saved), publishedAt }, now.getTime());
      return { ...row, author: author.name, status: state };
    }),
  };
}
