/** Address of the index of the site's search. */
export const SEARCH_INDEX_PATH = '/search-index.json';
/** Address of its page; `?q=` has the words. */
export const SEARCH_PATH = '/search';
/** Longest text that is searched for, characters. */
export const LONGEST_QUERY = 100;
