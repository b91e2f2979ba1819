/** Words of the search. */
export const searchText = {
  label: 'Search the articles',
  button: 'Search',
  clear: 'Clear search',
  results: 'Search results',
  searching: 'Searching…',
  found: (count: number, query: string) =>
    `${count === 1 ? '1 article' : `${count} articles`} found for “${query}”`,
  none: {
    title: (query: string) => `Nothing found for “${query}”`,
    text: 'Try fewer or more general words, or check the spelling. Use quotation marks to search for an exact phrase.',
  },
  failed: {
    title: 'The search did not answer',
    text: 'Your words are still in the field. Check your connection and try again.',
    again: 'Try again',
  },
  outdated: 'Reload the page to see the results.',
  pages: 'Pages of results',
  previous: 'Previous results',
  next: 'More results',
} as const;
