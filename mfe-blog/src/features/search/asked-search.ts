import { cutText } from '@talent/protocol/text/cut-text';
/** A search as the address of the front page says it. */
export interface AskedSearch {
  query: string;
  /** Page of results, counted from 1. */
  page: number;
}

/** Most characters that are searched for. */
export const LONGEST_QUERY = 200;

/** The search in the address; null where there is none. */
export function askedSearch(address: URLSearchParams): AskedSearch | null {
  const query = cutText((address.get('q') ?? '').trim(), LONGEST_QUERY);
  if (query === '') return null;
  const page = Number(address.get('page'));
  return { query, page: Number.isInteger(page) && page > 1 ? page : 1 };
}

/** The address of a search. */
export function searchAddress(path: string, { query, page }: AskedSearch): string {
  const address = new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) });
  return `${path}?${address.toString()}`;
}
