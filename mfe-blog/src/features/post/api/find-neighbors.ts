import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { referenceColumns, toReference, type Post, type PostReference } from './post';

/** The posts before and after one in time; null at either end. */
export interface Neighbors {
  previous: PostReference | null;
  next: PostReference | null;
}

/**
 * @throws DataError when a request fails.
 */
export async function findNeighbors(
  data: DataClient,
  { slug, publishedAt }: Pick<Post, 'slug' | 'publishedAt'>,
): Promise<Neighbors> {
  const posts = () => data.from('blog_posts').select(referenceColumns).neq('slug', slug).limit(1);
  // Of posts of one moment the order of their slugs decides, as in the lists.
  const [before, after] = await Promise.all([
    posts()
      .or(`published_at.lt.${publishedAt},and(published_at.eq.${publishedAt},slug.gt.${slug})`)
      .order('published_at', { ascending: false })
      .order('slug'),
    posts()
      .or(`published_at.gt.${publishedAt},and(published_at.eq.${publishedAt},slug.lt.${slug})`)
      .order('published_at')
      .order('slug', { ascending: false }),
  ]);
  const [previous = null] = unwrap(before).map(toReference);
  const [next = null] = unwrap(after).map(toReference);
  return { previous, next };
}
