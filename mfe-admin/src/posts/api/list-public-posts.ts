import { allRows } from '@talent/data/all-rows';
import { adminData } from '../../backend/admin-data';
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
  const rows = await allRows(
    () =>
      adminData()
        .from('blog_posts')
        .select('id, slug, topic, published_at, author:blog_authors(slug)')
        .in('status', ['published', 'scheduled'])
        .lte('published_at', new Date().toISOString()),
    'id',
  );
  return rows
    .map(({ slug, topic, author, published_at }) => ({
      slug,
      topic,
      author: author.slug,
      publishedAt: isoTime(published_at ?? new Date(0).toISOString()),
    }))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug));
}
