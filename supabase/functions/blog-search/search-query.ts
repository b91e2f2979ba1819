/** What a visitor looks for. */
export interface SearchQuery {
  /** Without space around it and with single spaces; empty: nothing was asked yet. */
  query: string;
  /** From 1. */
  page: number;
}

const MAX_LENGTH = 200;
/** The database counts no further either. */
const LAST_PAGE = 1000;

/** Reads `?q=&page=` of an address; whatever is no page number is the first page. */
export function searchQuery(url: URL): SearchQuery {
  const text = (url.searchParams.get('q') ?? '')
    .replaceAll('\0', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const page = Number(url.searchParams.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  return { query: text.slice(0, MAX_LENGTH).trim(), page: isPage ? page : 1 };
}
