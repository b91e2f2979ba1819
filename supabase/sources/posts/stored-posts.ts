import { allRows } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import { z } from 'zod';
import { acceptedBy } from '../files/refused-error.ts';
import { POST_STATUSES, type PostFile } from './post-file.ts';
import { utcTime } from './utc-time.ts';

/** A post as the database holds it. */
export type StoredPost = PostFile & { version: number };

/** Posts of one answer: each comes with its whole text. */
const PAGE = 200;

const status = z.enum(POST_STATUSES);
const audience = z.enum(['employers', 'engineers', 'both']);
const timeOrNull = (time: string | null) => (time === null ? null : utcTime(time));

/**
 * Every post, by slug. The client must not be restricted by policies.
 * @throws DataError when a request fails.
 */
export async function listStoredPosts(data: DataClient): Promise<StoredPost[]> {
  const rows = await allRows(
    () =>
      data
        .from('blog_posts')
        .select(
          'slug, title, seo_title, description, topic, audience, cover, status, published_at, content_updated_at, version, body, author:blog_authors(slug)',
        ),
    'slug',
    PAGE,
  );
  return rows.map(
    ({ slug, title, seo_title, published_at, content_updated_at, author, ...row }) => ({
      slug,
      title,
      seoTitle: seo_title,
      ...row,
      author: author.slug,
      audience: audience.parse(row.audience),
      status: status.parse(row.status),
      published: timeOrNull(published_at),
      updated: timeOrNull(content_updated_at),
    }),
  );
}

/**
 * The former slugs of posts, with their present ones.
 * @throws DataError when the request fails.
 */
export async function listOldSlugs(data: DataClient): Promise<Map<string, string>> {
  const rows = await allRows(
    () => data.from('blog_slug_history').select('slug, post:blog_posts(slug)'),
    'slug',
  );
  return new Map(rows.map(({ slug, post }) => [slug, post.slug]));
}

/**
 * Writes posts, all or none.
 * @param posts - each with the version that the stored post of its slug is expected at, or null for a new one.
 * @throws RefusedError
 */
export async function importPosts(data: DataClient, posts: readonly PostFile[]): Promise<void> {
  const payload = posts.map(({ seoTitle, cover, published, updated, ...post }) => ({
    ...post,
    ...(cover === null ? {} : { cover }),
    seo_title: seoTitle,
    published_at: published,
    content_updated_at: updated,
  }));
  acceptedBy(await data.rpc('import_blog_posts', { posts: payload }), 'posts', {
    PT409: 'Run the command again to compare with the new versions.',
  });
}
