import { rowsIn, allRows } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import { postColumns, toPost, type Post } from './post';
import { unwrap } from '@talent/data/unwrap';

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
