import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { postColumns, toPost } from './post';
import type { Post } from './post';

/**
 * Every post that a visitor may read, newest first.
 * @throws DataError when the request fails.
 */
export async function listPosts(data: DataClient): Promise<Post[]> {
  const rows = unwrap(
    await data
      .from('blog_posts')
      .select(postColumns)
      .order('published_at', { ascending: false })
      .order('slug'),
  );
  return rows.map(toPost);
}
