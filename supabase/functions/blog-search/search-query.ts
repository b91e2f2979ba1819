import type { SearchAnswer } from '@talent/api/blog/search';
import { cutText } from '@talent/api/text/cut-text';
import { tidyWord } from '@talent/api/text/tidy-word';

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
