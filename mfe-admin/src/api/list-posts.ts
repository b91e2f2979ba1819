import { unwrap } from '@talent/data/unwrap';
import { adminData } from './admin-data';
import { isoTime } from './iso-time';
import { toStatus } from './post';
import type { PostStatus } from './post';

export const POSTS_A_PAGE = 20;

/** Which posts, in which order. */
export interface PostQuery {
  status: PostStatus | null;
  /** Part of the title; empty for all. */
  text: string;
  sort: 'updated' | 'published' | 'title';
  /** From 1. */
  page: number;
}

export interface ListedPost {
  id: number;
  title: string;
  slug: string;
  topic: string;
  author: string;
  status: PostStatus;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  updatedAt: string;
}

const orders = {
  updated: { column: 'updated_at', ascending: false },
  published: { column: 'published_at', ascending: false },
  title: { column: 'title', ascending: true },
} as const;

/**
 * A page of posts and how many there are in all.
 * @throws DataError when the request fails.
 */
export async function listPosts({
  status,
  text,
  sort,
  page,
}: PostQuery): Promise<{ posts: ListedPost[]; total: number }> {
  const { column, ascending } = orders[sort];
  let query = adminData()
    .from('blog_posts')
    .select('id, title, slug, topic, status, published_at, updated_at, author:blog_authors(name)', {
      count: 'exact',
    });
  if (status !== null) query = query.eq('status', status);
  if (text !== '') query = query.ilike('title', `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const first = (page - 1) * POSTS_A_PAGE;
  const result = await query
    .order(column, { ascending, nullsFirst: false })
    .order('id')
    .range(first, first + POSTS_A_PAGE - 1);
  // A page after the last one is an empty page.
  if (result.error?.code === 'PGRST103') return { posts: [], total: 0 };
  const rows = unwrap(result);
  return {
    total: result.count ?? rows.length,
    posts: rows.map(({ id, title, slug, topic, author, ...row }) => ({
      ...{ id, title, slug, topic, author: author.name, status: toStatus(row.status) },
      publishedAt: row.published_at === null ? null : isoTime(row.published_at),
      updatedAt: isoTime(row.updated_at),
    })),
  };
}
