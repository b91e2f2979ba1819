import type { DataClient } from '@talent/data/client';
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
  const rows = await allRows(
    () =>
      data
        .from('blog_posts')
        .select('id, slug, topic, published_at, author:blog_authors!inner(slug, name)'),
    'id',
  );
  return rows
    .map(({ slug, topic, author, published_at }) => ({
      post: { slug, topic, author },
      time: Date.parse(published_at ?? ''),
    }))
    .sort((a, b) => b.time - a.time || (a.post.slug < b.post.slug ? -1 : 1))
    .map(({ post }) => post);
}
