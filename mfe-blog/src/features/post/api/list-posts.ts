import { rowsIn, allRows } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import {
  postColumns,
  toPost,
  type Post,
  referenceColumns,
  toReference,
  type PostReference,
} from './post';
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

/** The posts before and after one in time; null at either end. */
export interface Neighbors {
  previous: PostReference | null;
  next: PostReference | null;
}

/**
 * @throws DataError when a request fails.
 */
export async function findNeighbors(
  data: DataClient,
  { slug, publishedAt }: Pick<Post, 'slug' | 'publishedAt'>,
): Promise<Neighbors> {
  const posts = () => data.from('blog_posts').select(referenceColumns).neq('slug', slug).limit(1);
  // Of posts of one moment the order of their slugs decides, as in the lists.
  const [before, after] = await Promise.all([
    posts()
      .or(`published_at.lt.${publishedAt},and(published_at.eq.${publishedAt},slug.gt.${slug})`)
      .order('published_at', { ascending: false })
      .order('slug'),
    posts()
      .or(`published_at.gt.${publishedAt},and(published_at.eq.${publishedAt},slug.lt.${slug})`)
      .order('published_at')
      .order('slug', { ascending: false }),
  ]);
  const [previous = null] = unwrap(before).map(toReference);
  const [next = null] = unwrap(after).map(toReference);
  return { previous, next };
}

/** Posts of the same topic, and of others, that are looked at; enough to find some that fit. */
const CANDIDATES = 40;

/**
 * Posts that may be related to one: the newest of its topic and the newest of the others.
 * @throws DataError when a request fails.
 */
export async function listRelatedCandidates(
  data: DataClient,
  { slug, topic }: Pick<Post, 'slug' | 'topic'>,
): Promise<PostReference[]> {
  const newest = () =>
    data
      .from('blog_posts')
      .select(referenceColumns)
      .neq('slug', slug)
      .order('published_at', { ascending: false })
      .order('slug')
      .limit(CANDIDATES);
  const [same, others] = await Promise.all([
    newest().eq('topic', topic),
    newest().neq('topic', topic),
  ]);
  return [...unwrap(same), ...unwrap(others)].map(toReference);
}
