import { isoTime } from '@talent/data/iso-time';

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
  description: string;
  /** Words joined by hyphens, such as `salary-insights`. */
  topic: string;
  author: Author;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** When its text last changed, ISO 8601 in UTC; null when it never did. */
  updatedAt: string | null;
  /** Markdown. */
  body: string;
}

/** Columns that `toPost` reads. */
export const postColumns =
  'slug, title, description, topic, author:blog_authors!inner(slug, name, title, bio), published_at, content_updated_at, created_at, body';

/** A row of `blog_posts` with those columns. */
export interface PostRow {
  slug: string;
  title: string;
  description: string;
  topic: string;
  author: Author;
  published_at: string | null;
  content_updated_at: string | null;
  created_at: string;
  body: string;
}

/** A visitor's rights show published posts only, and those have a time: the other is for the type. */
export function toPost(row: PostRow): Post {
  const { slug, title, description, topic, author, body } = row;
  const publishedAt = isoTime(row.published_at ?? row.created_at);
  const updatedAt = row.content_updated_at === null ? null : isoTime(row.content_updated_at);
  return {
    slug,
    title,
    description,
    topic,
    author,
    body,
    publishedAt,
    // A change before the day of publication is no update to a reader.
    updatedAt: updatedAt !== null && updatedAt > publishedAt ? updatedAt : null,
  };
}
