import { sameWords } from '@talent/api/search/same-words';
import { LONGEST_QUERY, SEARCH_PATH } from '@talent/api/search/search-paths';
import {
  countText,
  searchSite,
  type FoundPage,
  type SearchIndex,
} from '@talent/api/search/site-search';
import { isGone, type FoundAs } from '../../compose/page-index.ts';
import type { LiveSite } from '../live/live-site.ts';
import { escapeXml } from '../preview/preview-page.ts';

const QUESTIONS = 'Questions';
/** Of a route that is not in the sitemap. */
const DEFAULT_PRIORITY = 0.5;

interface Indexed extends FoundPage {
  priority: number;
  words: string | undefined;
}

const indexes = new WeakMap<LiveSite, SearchIndex>();

/** The index of the site's search: every page that its composer lets be found, also those that wait for their first visit, and their questions. */
export function searchIndexOf(site: LiveSite, now: Date): SearchIndex {
  const before = indexes.get(site);
  if (before) return before;
  const pages = site.apps
    .flatMap((app) => pagesOf(app, now))
    .toSorted((a, b) => b.priority - a.priority || (a.path < b.path ? -1 : 1));
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const index: SearchIndex = {
    same: sameWords.map((group) => [...group]),
    kinds,
    pages: pages.map(({ kind, title, path, words }) => {
      const at = kinds.indexOf(kind);
      return words === undefined ? [at, title, path] : [at, title, path, words];
    }),
  };
  indexes.set(site, index);
  return index;
}

function pagesOf({ manifest, pair }: LiveSite['apps'][number], now: Date): Indexed[] {
  const priorityOf = (of: string | null) =>
    manifest.routes.find(({ pattern }) => pattern === of)?.sitemap?.priority ?? DEFAULT_PRIORITY;
  const composed = [...pair.pages].flatMap(([path, entry]) => {
    const { pattern } = entry;
    // A list of pages knows other names of those that wait for a visit.
    const found = pair.onVisit.get(path)?.found ?? entry.found;
    if (isGone(entry, now) || !found) return [];
    return entriesOf(path, found, priorityOf(pattern));
  });
  const waiting = [...pair.onVisit].flatMap(([path, { pattern, found }]) =>
    found && !pair.pages.has(path) ? entriesOf(path, found, priorityOf(pattern)) : [],
  );
  return [...composed, ...waiting];
}

function entriesOf(path: string, found: FoundAs, priority: number): Indexed[] {
  const { kind, title, words, questions = [] } = found;
  return [
    { kind, title, path, words, priority },
    ...questions.map((question) => {
      return { kind: QUESTIONS, title: question, path, words: undefined, priority: 0 };
    }),
  ];
}

/** What the query of an address asks the search for; null where it asks for nothing or is another page. */
export function askedFor(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== SEARCH_PATH) return null;
  return searchParams.get('q')?.trim().slice(0, LONGEST_QUERY) || null;
}

const EMPTY_RESULTS = '<div data-found=""></div>';

/** Puts the results into the page of the search, for browsers that run no script of it; others show the same in their place. */
export function insertResults(html: string, query: string, index: SearchIndex): string {
  return html.replace(EMPTY_RESULTS, () => `<div data-found="">${resultsOf(query, index)}</div>`);
}

function resultsOf(query: string, index: SearchIndex): string {
  const found = searchSite(index, query);
  const items = found.map(
    ({ kind, title, path }) =>
      `<li><a href="${escapeXml(path)}"><span>${escapeXml(title)}</span> <small>${escapeXml(kind)}</small></a></li>`,
  );
  const heading = `<p>${escapeXml(countText(found.length, query))}</p>`;
  return heading + (items.length > 0 ? `<ol>${items.join('')}</ol>` : '');
}
