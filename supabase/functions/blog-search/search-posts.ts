import type { DataClient } from '@talent/data/client';
import type { SearchQuery } from './search-query.ts';

/** A post that was found. */
export interface FoundPost {
  slug: string;
  title: string;
  /** Text, never HTML, in which matches stand between U+E000 and U+E001. */
  headline: string;
  /** Words joined by hyphens, such as `salary-insights`. */
  topic: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

/** The answer of `blog-search` as JSON. */
export interface SearchAnswer extends SearchQuery {
  pageSize: number;
  /** Posts on all pages; 0 beyond the last page too. */
  total: number;
  /** Best first. */
  results: readonly FoundPost[];
}

/** PostgREST writes `2026-05-12T09:00:00+00:00`, the embedded backend `2026-05-12 09:00:00+00`. */
function isoTime(timestamp: string): string {
  const standard = timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(standard).toISOString();
}

const PAGE_SIZE = 10;

/**
 * Posts that visitors may read; an empty query finds none.
 * @throws when the database does not answer.
 */
export async function searchPosts(data: DataClient, asked: SearchQuery): Promise<SearchAnswer> {
  const nothing = { ...asked, pageSize: PAGE_SIZE, total: 0, results: [] };
  if (asked.query === '') return nothing;
  const { data: rows } = await data
    .rpc('search_blog_posts', {
      ...{ query: asked.query, page: asked.page },
      page_size: PAGE_SIZE,
    })
    .throwOnError();
  return {
    ...nothing,
    total: rows[0]?.total ?? 0,
    results: rows.map(({ slug, title, headline, topic, published_at }) => ({
      ...{ slug, title, headline, topic },
      publishedAt: isoTime(published_at),
    })),
  };
}
