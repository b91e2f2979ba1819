import { rowsIn } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import { postColumns, toPost, type Post } from './post';

/**
 * The posts with these slugs that a visitor may read, newest first.
 * @throws DataError when the request fails.
 */
export async function listPosts(data: DataClient, slugs: readonly string[]): Promise<Post[]> {
  const rows = await rowsIn(slugs, (some) =>
    data.from('blog_posts').select(postColumns).in('slug', some),
  );
  return rows
    .map(toPost)
    .sort(
      (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || (a.slug < b.slug ? -1 : 1),
    );
}
