import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { allRows } from '@talent/data/all-rows';

/** The fields of every post that counting and grouping need. */
export interface PostKeys {
  slug: string;
  topic: string;
  author: { slug: string; name: string };
}

/**
 * Keys of every post that a visitor may read, newest first.
 * @throws DataError when the request fails.
 */
export async function listPostKeys(data: DataClient): Promise<PostKeys[]> {
  return allRows(async (from, to) =>
    unwrap(
      await data
        .from('blog_posts')
        .select('slug, topic, author:blog_authors!inner(slug, name)')
        .order('published_at', { ascending: false })
        .order('slug')
        .range(from, to),
    ),
  );
}
