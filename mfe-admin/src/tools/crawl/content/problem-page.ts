import { formatCount } from '@talent/sdk/format';
import type { CheckKey } from '../checks/problem';

const postOrPage =
  'Of a post: press “Edit this post” beside its page. Of any other page: change its text in the content of its app, and release it.';

/** Where in this site a problem of each check is fixed. */
export const fixPlaces: Readonly<Record<CheckKey, string>> = {
  status: 'Look at the site status and the gateway log, then restore, redirect or remove the page.',
  redirects: 'Change the redirects of the shell, or the link that leads to one.',
  canonical: 'Change the head in the plan of the page’s route.',
  robots: 'robots.txt allows everything. Look for a proxy or CDN that serves another one.',
  sitemap: 'Change the sitemap facts or the robots value in the plan of the page’s route.',
  orphans: 'Link to it from a page about the same subject, or from the navigation.',
  'click-depth': 'Link to it from a page that is closer to the home page.',
  titles: postOrPage,
  descriptions: postOrPage,
  headings: postOrPage,
  images: postOrPage,
  links: postOrPage,
  hreflang: 'Change the head in the plan of the page’s route.',
  'structured-data': 'Change the structured data in the plan of the page’s route.',
  rendering: 'Put the text into the page’s loader, so that it is composed and served.',
  weight: 'Load parts on demand, and serve pictures in the size in which they are shown.',
  duplicates: postOrPage,
};

/** Texts of a problem's own page. */
export const problemTexts = {
  back: 'All findings',
  loading: 'Loading the problem',
  failed: 'The problem could not be loaded.',
  retry: 'Try again',
  noCrawl: 'The site was not crawled yet. Crawl it to find its problems.',
  unknownTitle: 'Unknown problem',
  unknown: 'There is no problem with this name. It may be of an older version of the checks.',
  why: 'Why it matters',
  where: 'Where it is',
  how: 'How to fix it',
  whereToFix: 'Where to change it',
  facts: {
    check: 'Check',
    open: 'Open',
    gone: 'Gone since the crawl',
    pages: 'Pages',
    firstSeen: 'First seen',
    lastSeen: 'Last seen',
  },
  clean: (crawl: string): string => `The crawl of ${crawl} did not find it.`,
  seenBefore: (time: string): string => `It was last seen on ${time}.`,
  neverSeen: 'No crawl that is kept has found it.',
  caption: 'Pages with this problem',
  editPost: 'Edit this post',
  filter: 'Page or evidence contains',
  onlyPage: (path: string): string => `Only ${path} is listed.`,
  allPages: 'List all pages',
  retestAll: 'Re-test all',
  retestSome: (count: number): string => `Re-test the first ${formatCount(count)}`,
  stop: 'Stop',
  retesting: (done: number, all: number): string =>
    `Tested ${formatCount(done)} of ${formatCount(all)}`,
  retested: (gone: number, still: number): string =>
    `${formatCount(gone)} gone, ${formatCount(still)} still there.`,
  retestFailed:
    'The test stopped, because a page could not be read. What was tested is kept. Try again.',
  nothingOpen: 'Nothing is open: every finding was tested and is gone.',
  crawl: 'Crawl',
} as const;
