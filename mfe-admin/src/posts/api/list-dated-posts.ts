import { adminData } from '../../backend/admin-data';
import { loadAllRows } from '../../table/load-all-rows';
import { counted, loadFromDatabase } from '../../table/load-from-database';
import { isoTime } from '../../time/utc';
import { stateAt, toStatus } from './post';

/**
 * The published and scheduled posts whose time is in a span, by time, with their state by now. `from` is included and `to` is not, both ISO 8601 in UTC.
 * @throws DataError when the request fails.
 */
export async function listDatedPosts(from: string, to: string) {
  const posts = () =>
    adminData()
      .from('blog_posts')
      .select('id, version, title, slug, status, published_at, author:blog_authors(name)', counted)
      .in('status', ['scheduled', 'published'])
      .gte('published_at', from)
      .lt('published_at', to);
  const { rows } = await loadAllRows(loadFromDatabase(posts, { filterColumns: [] }), {
    sort: { key: 'published_at', descending: false },
  });
  const now = Date.now();
  return rows.map(({ published_at, status, author, ...row }) => {
    const publishedAt = isoTime(published_at ?? from);
    const state = stateAt({ status: toStatus(status), publishedAt }, now);
    return { ...row, author: author.name, publishedAt, status: state };
  });
}

export type DatedPost = Awaited<ReturnType<typeof listDatedPosts>>[number];
