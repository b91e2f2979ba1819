import { formatCount } from '@talent/sdk/format';
/** Texts of the crawl. */
export const crawlTexts = {
  title: 'Comprehensive SEO',
  lede: 'Reads every page of the live site as a visitor without cookies gets it, runs seventeen checks, and remembers when each problem was first seen.',
  below: 'Only pages at or below',
  belowHint: 'A path of this site. / is the whole site.',
  belowInvalid: 'Enter a path of this site that starts with one slash, such as /services.',
  pageLimit: 'Maximum pages',
  pageLimitHint: '1 to 2,000.',
  pageLimitInvalid: 'Enter a whole number from 1 to 2,000.',
  isRendered: 'Also run each page and compare it with what was served (about one second per page)',
  start: 'Start crawl',
  about:
    'The crawl runs in this tab, four pages at a time. Keep the tab open and in front. Nofollow links are not followed, query strings are ignored, and other sites are listed but never fetched.',
  cancel: 'Stop and keep results',
  running: 'Crawling',
  progress: (done: number, known: number): string =>
    `${formatCount(done)} of ${formatCount(known)} known pages`,
  rate: (perSecond: string): string => `${perSecond} pages a second`,
  reading: 'Reading',
  saving: (done: number, all: number): string =>
    `Saving, part ${formatCount(done)} of ${formatCount(all)}`,
  saved: (pages: number, findings: number): string =>
    `Saved: ${formatCount(pages)} ${pages === 1 ? 'page' : 'pages'}, ${formatCount(findings)} ${findings === 1 ? 'finding' : 'findings'}.`,
  savedCancelled: 'Canceled. The pages read so far are kept.',
  left: (count: number): string =>
    `${formatCount(count)} known ${count === 1 ? 'page' : 'pages'} not read because of the limit.`,
  failedTitle: 'The crawl failed',
  unreachable: 'The site could not be reached. Check the connection, then start again.',
  notSaved: 'The crawl could not be saved. Its results are still here. Try to save them again.',
  saveAgain: 'Save again',
} as const;

/** Texts of what was found. */
export const resultTexts = {
  heading: 'Results',
  crawl: 'Crawl',
  toCrawl: 'Crawl the site',
  none: 'No crawls yet. Start one above. Its pages and findings appear here and are kept.',
  loading: 'Loading the crawls',
  failed: 'The crawls could not be loaded.',
  retry: 'Try again',
  views: {
    findings: 'Findings',
    pages: 'Pages',
    links: 'External links',
    compare: 'Comparison',
    crawls: 'All crawls',
  },
  status: { complete: 'Complete', cancelled: 'Canceled' } as Readonly<Record<string, string>>,
  scope: (below: string, isWhole: boolean): string =>
    isWhole ? 'Whole site' : below === '/' ? 'Part of the site' : `Below ${below}`,
  severities: { error: 'Error', warning: 'Warning', notice: 'Notice' } as Readonly<
    Record<string, string>
  >,
  everyCheck: 'All checks',
  checksHeading: 'Findings by check',
  notRun: 'needs a crawl of the whole site',
  notRendered: 'pages were not run',
  clean: 'Nothing found.',
  findingsEmpty: 'The checks found no problems on these pages.',
  pagesEmpty: 'No pages were read.',
  linksEmpty: 'No page links to another site.',
  linksNote: 'Other sites are listed, not fetched, so this list does not say if they answer.',
  filterFindings: 'Page, evidence or rule contains',
  filterPages: 'Path or title contains',
  filterLinks: 'Address contains',
  page: 'Page',
  newTab: 'opens in a new tab',
  retest: 'Re-test',
  retesting: 'Testing',
  stillThere: 'Still there',
  gone: 'Gone',
  open: 'Open',
  retestFailed: 'The test failed. Try again.',
  wholeRetest: 'Reads the whole site again',
} as const;

/** Texts of the comparison of two crawls. */
export const compareTexts = {
  older: 'Earlier crawl',
  newer: 'Later crawl',
  needsTwo: 'A comparison needs two crawls. Start another one.',
  changes: {
    new: 'New',
    gone: 'Gone',
    still: 'Still there',
    unknown: 'Not read again',
  } as Readonly<Record<string, string>>,
  pageChanges: { added: 'Added', removed: 'Removed', changed: 'Changed' } as Readonly<
    Record<string, string>
  >,
  findings: 'Findings of either crawl',
  findingsEmpty: 'Neither crawl found anything.',
  pages: 'Pages that differ',
  pagesEmpty: 'No page differs.',
  note: 'A finding is gone when its page was read again without it. Pages count as added or removed only between two crawls of the whole site.',
} as const;
