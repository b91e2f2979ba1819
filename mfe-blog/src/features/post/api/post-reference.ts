import { isoTime } from '@talent/data/iso-time';

/** A post as a link to it shows it. */
export interface PostReference {
  slug: string;
  title: string;
  description: string;
  topic: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

export const referenceColumns = 'slug, title, description, topic, published_at, created_at';

export interface ReferenceRow {
  slug: string;
  title: string;
  description: string;
  topic: string;
  published_at: string | null;
  created_at: string;
}

export function toReference(row: ReferenceRow): PostReference {
  const { slug, title, description, topic } = row;
  return {
    slug,
    title,
    description,
    topic,
    publishedAt: isoTime(row.published_at ?? row.created_at),
  };
}
