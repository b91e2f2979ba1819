import { adminData } from '../../backend/admin-data';
import { loadAllRows } from '../../table/load-all-rows';
import { counted, loadFromDatabase } from '../../table/load-from-database';
import { isoTime } from '../../time/utc';

/** A post that visitors can read, as far as other pages show it. */
export interface PublicPost {
  slug: string;
  topic: string;
  /** Slug of the author. */
  author: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

/** Every post that visitors can read, newest first. @throws DataError when the request fails. */
export async function listPublicPosts(): Promise<PublicPost[]> {
  const posts = () =>
    adminData()
      .from('blog_posts')
      .select('slug, topic, published_at, author:blog_authors(slug)', counted)
      .in('status', ['published', 'scheduled'])
      .lte('published_at', new Date().toISOString());
  const { rows } = await loadAllRows(
    loadFromDatabase(posts, { filterColumns: [], tieBreak: 'slug' }),
    { sort: { key: 'published_at', descending: true } },
  );
  return rows.map(({ slug, topic, author, published_at }) => ({
    slug,
    topic,
    author: author.slug,
    publishedAt: isoTime(published_at ?? new Date(0).toISOString()),
  }));
}
