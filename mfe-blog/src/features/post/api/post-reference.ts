import { isoTime } from '@talent/data/iso-time';
import type { Post, PostRow } from './post';

/** A post as a link to it shows it. */
export type PostReference = Pick<Post, 'slug' | 'title' | 'description' | 'topic' | 'publishedAt'>;

export const referenceColumns = 'slug, title, description, topic, published_at, created_at';

type ReferenceRow = Omit<PostRow, 'seo_title' | 'author' | 'content_updated_at' | 'photo' | 'body'>;

export function toReference({ published_at, created_at, ...row }: ReferenceRow): PostReference {
  return { ...row, publishedAt: isoTime(published_at ?? created_at) };
}
