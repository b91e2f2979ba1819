import { blankPage } from '../crawler/crawl-page';
import { toCrawledSite } from '../site/crawled-site';
import type { CrawledSite, SiteFacts } from '../site/crawled-site';
import type { CrawledPage, PageDocument, PageLink } from '../document/page-facts';
import type { Check, Problem } from '../checks/problem';

const origin = 'https://www.example.com';

/** A link inside the site, or to a whole address. */
export function makeLink(to: string, changes: Partial<PageLink> = {}): PageLink {
  const isInside = to.startsWith('/');
  const address = isInside ? `${origin}${to}` : to;
  const text = `About ${to}`;
  return { path: isInside ? to : null, address, text, name: text, nofollow: false, ...changes };
}

/** A page that keeps every rule. */
export function makeDocument(path: string, changes: Partial<PageDocument> = {}): PageDocument {
  const own = `${path} `.padEnd(40, 'x');
  return {
    titles: [`Title of ${own}`],
    descriptions: [`What stands on ${own}`.padEnd(130, '.')],
    canonicals: [`${origin}${path}`],
    robots: '',
    headings: [
      { level: 1, text: path },
      { level: 2, text: 'A part' },
    ],
    images: [],
    links: [],
    hreflangs: [],
    structured: [],
    scripts: [],
    styles: [],
    words: 0,
    signature: new Uint32Array(),
    contentHash: path,
    htmlBytes: 1_000,
    ...changes,
  };
}

/** A page that was read and keeps every rule. */
export function makePage(
  path: string,
  document: Partial<PageDocument> = {},
  changes: Partial<CrawledPage> = {},
): CrawledPage {
  const page = { ...blankPage(path), attempts: 1, outcome: 'read', status: 200 } as const;
  return { ...page, document: makeDocument(path, document), ...changes };
}

/** A page that is not there. */
export function makeMissing(path: string, status = 404): CrawledPage {
  return makePage(path, {}, { status });
}

/** A whole site of these pages, all of them in its sitemap unless the facts say otherwise. */
export function makeSite(
  pages: readonly CrawledPage[],
  changes: Partial<SiteFacts> = {},
): CrawledSite {
  return toCrawledSite({
    start: '/',
    origins: [origin],
    pages,
    sitemap: new Set(pages.map(({ path }) => path)),
    robots: { rules: [], sitemaps: [] },
    isWhole: true,
    sizes: new Map(),
    ...changes,
  });
}

/** The findings of a check in short: rule and page. */
export function rulesOf(check: Check, site: CrawledSite): string[] {
  return check.find(site).map(({ rule, path }) => `${rule} ${path}`);
}

/** The only problem that a check finds. */
export function onlyProblem(check: Check, site: CrawledSite): Problem {
  const [problem, second] = check.find(site);
  if (!problem || second) throw new Error('not exactly one problem');
  return problem;
}
