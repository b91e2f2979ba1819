import { isoTime } from './iso-time';

/** A published post as the database holds it. */
export interface Post {
  slug: string;
  title: string;
  description: string;
  /** Words joined by hyphens, such as `salary-insights`. */
  topic: string;
  author: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  /** Markdown. */
  body: string;
}

/** Columns that `toPost` reads. */
export const postColumns =
  'slug, title, description, topic, author_name, published_at, created_at, updated_at, body';

/** A row of `blog_posts` with those columns. */
export interface PostRow {
  slug: string;
  title: string;
  description: string;
  topic: string;
  author_name: string;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  body: string;
}

/** A visitor's rights show published posts only, and those have a time: the other is for the type. */
export function toPost(row: PostRow): Post {
  const { slug, title, description, topic, body } = row;
  return {
    ...{ slug, title, description, topic, body },
    author: row.author_name,
    publishedAt: isoTime(row.published_at ?? row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}
