import type { SearchAnswer } from '@talent/api/blog/search';
import type { DataClient } from '@talent/data/client';
import { isoTime } from '@talent/data/iso-time';
import type { SearchQuery } from './search-query.ts';

const PAGE_SIZE = 10;

/**
 * Posts that visitors may read. An empty query finds none.
 * @throws when the database does not answer.
 */
export async function searchPosts(
  data: DataClient,
  { query, page }: SearchQuery,
): Promise<SearchAnswer> {
  const nothing = { query, page, pageSize: PAGE_SIZE, total: 0, results: [] };
  if (query === '') return nothing;
  const { data: rows } = await data
    // oxlint-disable-next-line house/whole-reads -- the function gives a page, with the number of all results
    .rpc('search_blog_posts', { query, page, page_size: PAGE_SIZE })
    .throwOnError();
  return {
    ...nothing,
    total: rows[0]?.total ?? 0,
    results: rows.map(({ slug, title, headline, topic, published_at }) => ({
      slug,
      title,
      headline,
      topic,
      publishedAt: isoTime(published_at),
    })),
  };
}
