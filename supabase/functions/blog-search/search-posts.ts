import type { SearchAnswer } from './answer.ts';
import type { DataClient } from '@talent/data/client';
import { isoTime } from '@talent/data/iso-time';
import { cutText } from '@talent/protocol/text/cut-text';
import { tidyWord } from '@talent/protocol/text/tidy-word';

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

/** A visitor's search. */
export type SearchQuery = Pick<SearchAnswer, 'query' | 'page'>;

const MAX_LENGTH = 200;
/** The database counts no further either. */
const LAST_PAGE = 1000;

/** Reads `?q=&page=` of an address. Anything but a page number is the first page. */
export function searchQuery(url: URL): SearchQuery {
  const text = tidyWord((url.searchParams.get('q') ?? '').replaceAll('\0', ' ')).replaceAll(
    /\s+/g,
    ' ',
  );
  const page = Number(url.searchParams.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  return { query: cutText(text, MAX_LENGTH).trim(), page: isPage ? page : 1 };
}
