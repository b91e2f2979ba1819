import { isoTime } from '@talent/data/iso-time';
import type { CoverPhoto, PhotoRow } from '../../cover/cover-photo';
import { toCoverPhoto } from '../../cover/cover-photo';
import type { Database } from '@talent/data/types';

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
