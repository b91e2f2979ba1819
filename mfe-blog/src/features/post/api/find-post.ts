import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { postColumns, toPost, type Post } from './post';

/**
 * One post that a visitor may read; null when there is none with this slug, or not yet.
 * @throws DataError when the request fails.
 */
export async function findPost(data: DataClient, slug: string): Promise<Post | null> {
  const row = unwrap(
    await data.from('blog_posts').select(postColumns).eq('slug', slug).maybeSingle(),
  );
  return row && toPost(row);
}
