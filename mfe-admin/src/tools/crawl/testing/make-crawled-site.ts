import { blankPage } from '../crawler/crawl-page';
import type { SiteReader } from '../crawler/run-crawl';
import { toCrawledSite, type CrawledSite, type SiteFacts } from '../site/crawled-site';
import type { CrawledPage, Hop, PageDocument, PageLink } from '../document/read-document';

const origin = 'https://www.example.com';

/** A link inside the site, or to a whole address. */
export function makeLink(to: string, changes: Partial<PageLink> = {}): PageLink {
  const isInside = to.startsWith('/');
  const address = isInside ? `${origin}${to}` : to;
  const text = `About ${to}`;
  return { path: isInside ? to : null, address, text, name: text, nofollow: false, ...changes };
}

/** A page that was read and keeps every rule. */
export function makePage(
  path: string,
  document: Partial<PageDocument> = {},
  changes: Partial<CrawledPage> = {},
): CrawledPage {
  const own = `${path} `.padEnd(40, 'x');
  const whole: PageDocument = {
    ...{ titles: [`Title of ${own}`], descriptions: [`What stands on ${own}`.padEnd(130, '.')] },
    ...{ canonicals: [`${origin}${path}`], robots: '', headings: [{ level: 1, text: path }] },
    ...{ images: [], links: [], hreflangs: [], structured: [], scripts: [], styles: [] },
    ...{ words: 0, signature: new Uint32Array(), contentHash: path, htmlBytes: 1_000 },
    ...document,
  };
  const page = { ...blankPage(path), attempts: 1, outcome: 'read', status: 200 } as const;
  return { ...page, document: whole, ...changes };
}

/** A page that is not there. */
export function makeMissing(path: string, status = 404): CrawledPage {
  return makePage(path, {}, { status });
}

/** A path that redirects: each hop is a path, a status, and where it leads; null at the end. */
export function makeRedirect(...hops: readonly (readonly [string, number, string | null])[]) {
  const told = hops.map(([path, status, location]): Hop => ({ path, status, location }));
  const [path = '/', status = 301] = hops[0] ?? [];
  return makePage(path, {}, { outcome: 'redirected', status, document: null, hops: told });
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
    robots: [],
    isWhole: true,
    sizes: new Map(),
    ...changes,
  });
}

/** A reader of a site whose pages `pageOf` gives, and the paths that it was asked for. */
export function makeReader(
  pageOf: (path: string) => CrawledPage | Promise<CrawledPage>,
  sitemap: readonly string[],
) {
  const asked: string[] = [];
  const reader: SiteReader = {
    origins: [origin],
    readRobots: () => Promise.resolve([]),
    readSitemap: () => Promise.resolve(new Set(sitemap)),
    readPage: async (path) => {
      asked.push(path);
      return pageOf(path);
    },
    measure: () => Promise.resolve(),
    sizes: new Map(),
    wait: () => Promise.resolve(),
  };
  return { reader, asked };
}
