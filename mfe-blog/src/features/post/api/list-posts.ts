import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { postColumns, toPost, type Post } from './post';

/**
 * The posts with these slugs that a visitor may read, newest first.
 * @throws DataError when the request fails.
 */
export async function listPosts(data: DataClient, slugs: readonly string[]): Promise<Post[]> {
  if (slugs.length === 0) return [];
  const rows = unwrap(
    await data
      .from('blog_posts')
      .select(postColumns)
      .in('slug', slugs)
      .order('published_at', { ascending: false })
      .order('slug'),
  );
  return rows.map(toPost);
}
