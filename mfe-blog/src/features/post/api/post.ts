import { isoTime } from '@talent/data/iso-time';
import { toCoverPhoto, type CoverPhoto, type PhotoRow } from '../../cover/cover-photo';
import type { Database } from '@talent/data/types';
import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';

/** Author of a post. */
export interface Author {
  slug: string;
  name: string;
  /** Position or affiliation; empty where there is none to show. */
  title: string;
  bio: string;
}

/** A published post as the database holds it. */
export interface Post {
  slug: string;
  title: string;
  /** Title in search results, without the brand; null where the title serves for both. */
  seoTitle: string | null;
  description: string;
  /** Words joined by hyphens, such as `salary-insights`. */
  topic: string;
  author: Author;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** When its text last changed, ISO 8601 in UTC; null when it never did. */
  updatedAt: string | null;
  /** The uploaded picture that is its cover; null where the cover is drawn. */
  photo: CoverPhoto | null;
  /** Markdown. */
  body: string;
}

/** Columns that `toPost` reads. */
export const postColumns =
  'slug, title, seo_title, description, topic, author:blog_authors!inner(slug, name, title, bio), published_at, content_updated_at, created_at, body, photo:blog_images(path, alt, width, height, focus_x, focus_y, card_path, widths)';

/** A row of `blog_posts` with those columns. */
export type PostRow = Omit<Post, 'seoTitle' | 'publishedAt' | 'updatedAt' | 'photo'> &
  Pick<
    Database['public']['Tables']['blog_posts']['Row'],
    'seo_title' | 'published_at' | 'content_updated_at' | 'created_at'
  > & { photo: PhotoRow | null };

/** A visitor's rights show published posts only, and those have a time: the other is for the type. */
export function toPost(stored: PostRow): Post {
  const { seo_title, published_at, content_updated_at, created_at, photo, ...row } = stored;
  const publishedAt = isoTime(published_at ?? created_at);
  const updatedAt = content_updated_at && isoTime(content_updated_at);
  // A change before the day of publication is no update to a reader.
  return {
    ...row,
    seoTitle: seo_title,
    photo: photo && toCoverPhoto(photo),
    publishedAt,
    updatedAt: updatedAt && updatedAt > publishedAt ? updatedAt : null,
  };
}

/**
 * An author; null when there is none with this slug.
 * @throws DataError when the request fails.
 */
export async function findAuthor(data: DataClient, slug: string): Promise<Author | null> {
  return unwrap(
    await data.from('blog_authors').select('slug, name, title, bio').eq('slug', slug).maybeSingle(),
  );
}

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

/**
 * The slug of the post that is meant by another address of it: its number, or a slug that it had before.
 * Null where neither leads to a post that a visitor may read.
 * @throws DataError when a request fails.
 */
export async function findCurrentSlug(data: DataClient, address: string): Promise<string | null> {
  const id = /^[1-9]\d{0,14}$/.test(address) ? Number(address) : await retiredSlug(data, address);
  if (id === null) return null;
  const row = unwrap(await data.from('blog_posts').select('slug').eq('id', id).maybeSingle());
  return row?.slug ?? null;
}

async function retiredSlug(data: DataClient, slug: string): Promise<number | null> {
  const row = unwrap(
    await data.from('blog_slug_history').select('post_id').eq('slug', slug).maybeSingle(),
  );
  return row?.post_id ?? null;
}

/** A post as a link to it shows it. */
export type PostReference = Pick<Post, 'slug' | 'title' | 'description' | 'topic' | 'publishedAt'>;

export const referenceColumns = 'slug, title, description, topic, published_at, created_at';

type ReferenceRow = Omit<PostRow, 'seo_title' | 'author' | 'content_updated_at' | 'photo' | 'body'>;

export function toReference({ published_at, created_at, ...row }: ReferenceRow): PostReference {
  return { ...row, publishedAt: isoTime(published_at ?? created_at) };
}
