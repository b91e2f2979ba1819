import { allRows } from '@talent/data/all-rows';
import { adminData } from '../../backend/admin-data';
import { isoTime } from '../../time/utc';
import { toStatus } from './post';

/**
 * The published and scheduled posts whose time is in a span, by time. `from` is included and `to` is not, both ISO 8601 in UTC.
 * @throws DataError when the request fails.
 */
export async function listDatedPosts(from: string, to: string) {
  const rows = await allRows(
    () =>
      adminData()
        .from('blog_posts')
        .select('id, version, title, slug, status, published_at, author:blog_authors(name)')
        .in('status', ['scheduled', 'published'])
        .gte('published_at', from)
        .lt('published_at', to),
    'id',
  );
  return rows
    .map(({ published_at, status, author, ...row }) => ({
      ...row,
      author: author.name,
      status: toStatus(status),
      publishedAt: isoTime(published_at ?? from),
    }))
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
}

export type DatedPost = Awaited<ReturnType<typeof listDatedPosts>>[number];
