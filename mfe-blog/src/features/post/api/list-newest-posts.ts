import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { postColumns, toPost, type Post } from './post';

/**
 * The newest posts that a visitor may read, newest first.
 * @param count - most posts
 * @throws DataError when the request fails.
 */
export async function listNewestPosts(data: DataClient, count: number): Promise<Post[]> {
  const rows = unwrap(
    await data
      .from('blog_posts')
      .select(postColumns)
      .order('published_at', { ascending: false })
      .order('slug')
      .limit(count),
  );
  return rows.map(toPost);
}
