import type { SearchAnswer } from '@talent/api/blog/search';

/** A visitor's search. */
export type SearchQuery = Pick<SearchAnswer, 'query' | 'page'>;

const MAX_LENGTH = 200;
/** The database counts no further either. */
const LAST_PAGE = 1000;

/** Reads `?q=&page=` of an address. Anything but a page number is the first page. */
export function searchQuery(url: URL): SearchQuery {
  const text = (url.searchParams.get('q') ?? '')
    .replaceAll('\0', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const page = Number(url.searchParams.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  return { query: text.slice(0, MAX_LENGTH).trim(), page: isPage ? page : 1 };
}
