import type { DataClient } from '@talent/data/client';
import { allRows } from '@talent/data/all-rows';

/**
 * Every path segment that leads to a post below `/blog/`: the slug of each post that a visitor may read, its number,
 * and the slugs that it had before.
 * @throws DataError when a request fails.
 */
export async function listPostAddresses(data: DataClient): Promise<string[]> {
  const posts = await allRows(() => data.from('blog_posts').select('id, slug'), 'id');
  const retired = await allRows(() => data.from('blog_slug_history').select('slug'), 'slug');
  const addresses = [...posts, ...retired].flatMap((row) =>
    'id' in row ? [row.slug, String(row.id)] : [row.slug],
  );
  // A slug of digits alone comes before the number of another post.
  return [...new Set(addresses)];
}
