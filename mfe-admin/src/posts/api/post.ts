import type { TableRow } from '../../backend/table-row';
import { isoTime } from '../../time/utc';

export const postStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PostStatus = (typeof postStatuses)[number];

export interface PostFields {
  title: string;
  slug: string;
  /** Title in search results, without the brand; empty where the title serves for both. */
  seoTitle: string;
  description: string;
  topic: string;
  /** Slug of the author. */
  author: string;
  audience: string;
  /** Day of the last update that readers see, `2026-05-12`; empty for none. */
  updated: string;
  /** Name of the uploaded picture that is the cover; empty where the cover is drawn. */
  cover: string;
  /** Markdown. */
  body: string;
}

export interface StoredPost {
  id: number;
  /** Counts the saves: a save names the one that it started from. */
  version: number;
  status: PostStatus;
  /** ISO 8601 in UTC; in the future for a scheduled post. */
  publishedAt: string | null;
  updatedAt: string;
  hasBeenPublic: boolean;
  fields: PostFields;
}

export const postColumns =
  'id, version, status, published_at, updated_at, has_been_public, title, slug, seo_title, description, topic, audience, content_updated_at, cover, body, author:blog_authors(slug)';

type PostRow = Omit<
  TableRow<'blog_posts'>,
  'author_id' | 'body_text' | 'created_at' | 'search' | 'sentences'
> & {
  author: { slug: string };
};

export function toStoredPost(row: PostRow): StoredPost {
  return {
    id: row.id,
    version: row.version,
    status: toStatus(row.status),
    hasBeenPublic: row.has_been_public,
    publishedAt: row.published_at === null ? null : isoTime(row.published_at),
    updatedAt: isoTime(row.updated_at),
    fields: fieldsOf(row),
  };
}

type StateColumn = 'id' | 'version' | 'status' | 'published_at' | 'updated_at' | 'has_been_public';

export function fieldsOf(row: Omit<PostRow, StateColumn>): PostFields {
  const { title, slug, description, topic, audience, body } = row;
  const updated = row.content_updated_at;
  return {
    ...{ title, slug, description, topic, audience, body },
    seoTitle: row.seo_title ?? '',
    cover: row.cover ?? '',
    author: row.author.slug,
    updated: updated === null ? '' : isoTime(updated).slice(0, 10),
  };
}

/** The database knows no other states. */
export function toStatus(text: string): PostStatus {
  return postStatuses.find((status) => status === text) ?? 'draft';
}

/**
 * The state of a post at a moment, which every page of the staff area shows: the database keeps a post as it was saved, so a scheduled
 * one is published from its time on, and a published one with a time ahead is scheduled. `now` in ms.
 */
export function stateAt(
  { status, publishedAt }: { status: PostStatus; publishedAt: string | null },
  now: number,
): PostStatus {
  if (status !== 'published' && status !== 'scheduled') return status;
  return publishedAt !== null && Date.parse(publishedAt) <= now ? 'published' : 'scheduled';
}

/** Visitors can read it. `now` in ms. */
export function isPublic(post: StoredPost, now: number): boolean {
  return stateAt(post, now) === 'published';
}
