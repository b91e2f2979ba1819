import type { Context, Hono } from 'hono';
import { contentTypeOf, type Content } from '../http/compress.ts';
import { sha256Hex } from '@talent/artifact/hash';
import type { ServeSite, LiveSite } from '../live/live-site.ts';
import type { Client } from '../http/client.ts';
import type { SiteConfig } from '@talent/sdk/contract';
import type { PageContext } from './page-context.ts';
import { methodNotAllowed, respond } from '../http/respond.ts';
import { requestAllEntries } from '../recompose/stale-pages.ts';
import { isGone } from '../../compose/page-index.ts';
import { SEARCH_INDEX_PATH } from '@talent/api/search/search-paths';
import { searchIndexOf } from './site-search.ts';
import { escapeXml } from '../preview/preview-page.ts';

type Route = { Bindings: Client };
interface TextsContext extends Pick<PageContext, 'queue' | 'notFound' | 'compressor' | 'now'> {
  site: SiteConfig;
  indexNowKey: string | null;
  isPreviewHost: (request: Request) => boolean;
  withSite: (serve: ServeSite) => (context: Context<Route>) => Promise<Response>;
}

/** Adds the texts that programs read about the site, and where a key of IndexNow is set its file. */
export function mountTexts(app: Hono<Route>, context: TextsContext): void {
  const {
    site: facts,
    indexNowKey,
    isPreviewHost,
    queue,
    notFound,
    compressor,
    now,
    withSite,
  } = context;

  async function serveText(request: Request, file: string, text: string): Promise<Response> {
    const content: Content = {
      body: new TextEncoder().encode(text),
      type: contentTypeOf(file),
      hash: (await sha256Hex(text)).slice(0, 20),
    };
    return respond(request, content, { headers: { 'Cache-Control': 'no-cache' } }, compressor);
  }

  app.get('/robots.txt', ({ req }) =>
    serveText(req.raw, 'robots.txt', robotsTxt(facts.origin, isPreviewHost(req.raw))),
  );
  const ofSite = new Map([
    [SECURITY_TXT_PATH, (site: LiveSite) => securityTxt(facts, site, now())],
    ['/sitemap.xml', (site: LiveSite) => sitemapXml(site, facts.origin, now())],
    [SEARCH_INDEX_PATH, (site: LiveSite) => JSON.stringify(searchIndexOf(site, now()))],
  ]);
  if (indexNowKey !== null) ofSite.set(`/${indexNowKey}.txt`, () => indexNowKey);
  for (const [path, textOf] of ofSite) {
    const serve: ServeSite = async (request, site) => {
      if (!OF_PREVIEWS.includes(path) && isPreviewHost(request)) return notFound(request, site);
      if (path === '/sitemap.xml') requestAllEntries(queue, site);
      return serveText(request, path, textOf(site));
    };
    app.get(path, withSite(serve));
  }
  for (const path of ['/robots.txt', ...ofSite.keys()]) {
    app.all(path, () => methodNotAllowed('GET, HEAD'));
  }
}

const SECURITY_TXT_PATH = '/.well-known/security.txt';
/** What the host of previews has too. */
const OF_PREVIEWS: readonly string[] = [SECURITY_TXT_PATH, SEARCH_INDEX_PATH];

const POLICY_PATH = '/responsible-disclosure';

/** Validity of the file, days. The RFC asks for less than a year. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/** `security.txt` (RFC 9116): contact for vulnerability reports, and the disclosure page if it is live. It never becomes outdated. */
function securityTxt(
  { origin, email }: Pick<SiteConfig, 'origin' | 'email'>,
  live: LiveSite,
  now: Date,
): string {
  const hasPolicy = live.apps.some(({ pair }) => pair.pages.has(POLICY_PATH));
  // Whole days, so that everyone gets the same file on one day.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    ...(hasPolicy ? [`Policy: ${origin}${POLICY_PATH}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** `robots.txt`: everything may be crawled, except on the host of previews. It names no path but the sitemap. */
export function robotsTxt(origin: string, isPreviewHost = false): string {
  if (isPreviewHost) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The sitemap of live pages that may be indexed and have sitemap facts. `lastmod`: as stated, or the day of composition. */
function sitemapXml(site: LiveSite, origin: string, now: Date): string {
  const urls = listPages(site, now).map(
    ({ path, modifiedAt, changefreq, priority }) =>
      `  <url><loc>${escapeXml(origin + path)}</loc>` +
      `<lastmod>${escapeXml(modifiedAt)}</lastmod>` +
      `<changefreq>${changefreq}</changefreq>` +
      `<priority>${priority.toFixed(1)}</priority></url>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

function listPages(site: LiveSite, now: Date) {
  const pages = site.apps.flatMap(({ manifest, pair }) => {
    const day = pair.composedAt.toISOString().slice(0, 10);
    const factsOf = (of: string | null) =>
      manifest.routes.find(({ pattern }) => pattern === of)?.sitemap;
    const composed = [...pair.pages].flatMap(([path, entry]) => {
      const { kind, pattern, noindex, modifiedAt } = entry;
      const facts = factsOf(pattern);
      if (kind !== 'page' || noindex || isGone(entry, now) || !facts) return [];
      return [{ path, modifiedAt: modifiedAt ?? day, ...facts }];
    });
    const waiting = [...pair.onVisit].flatMap(([path, { pattern }]) => {
      const facts = pair.pages.has(path) ? null : factsOf(pattern);
      return facts ? [{ path, modifiedAt: day, ...facts }] : [];
    });
    return [...composed, ...waiting];
  });
  return pages.sort((left, right) => (left.path < right.path ? -1 : 1));
}
