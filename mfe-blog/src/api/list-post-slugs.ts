import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';

/**
 * Slugs of every post that a visitor may read.
 * @throws DataError when the request fails.
 */
export async function listPostSlugs(data: DataClient): Promise<string[]> {
  const rows = unwrap(await data.from('blog_posts').select('slug').order('slug'));
  return rows.map(({ slug }) => slug);
}
