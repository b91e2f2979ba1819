import { formatCount } from '@talent/sdk/format';
/** Texts of the list of the newest crawl's problems. */
export const problemListTexts = {
  from: (crawl: string): string => `Found by the newest crawl: ${crawl}`,
  none: 'The newest crawl found no problems.',
  noCrawl:
    'The site was not crawled yet. A crawl reads every page, and its problems are listed here.',
  all: (more: number): string =>
    more === 0
      ? 'All findings'
      : `All findings, with ${more} more ${more === 1 ? 'problem' : 'problems'}`,
  open: (open: number, pages: number): string =>
    open === 0
      ? 'gone since the crawl'
      : `${formatCount(open)} open on ${formatCount(pages)} ${pages === 1 ? 'page' : 'pages'}`,
  loading: 'Loading the problems',
  failed: 'The problems could not be loaded.',
  retry: 'Try again',
} as const;
