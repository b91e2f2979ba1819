import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { NotFoundError } from '@talent/sdk/server';
import { postColumns, toPost } from './post';
import type { Post } from './post';

/**
 * One post that a visitor may read.
 * @throws NotFoundError when there is none with this slug, or not yet.
 * @throws DataError when the request fails.
 */
export async function getPost(data: DataClient, slug: string): Promise<Post> {
  const row = unwrap(
    await data.from('blog_posts').select(postColumns).eq('slug', slug).maybeSingle(),
  );
  if (!row) throw new NotFoundError(`There is no published post "${slug}".`);
  return toPost(row);
}
