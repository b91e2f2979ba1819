import type { Context, Hono } from 'hono';
import { contentTypeOf } from '../http/content-type.ts';
import type { Content } from '../http/compress.ts';
import { sha256Hex } from '@talent/artifact/hash';
import type { ServeSite, LiveSite } from '../live/live-site.ts';
import type { Client } from '../http/client.ts';
import type { SiteConfig } from '@talent/sdk/contract';
import type { PageContext } from './page-context.ts';
import { methodNotAllowed, respond } from '../http/respond.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { requestAllEntries } from '../recompose/stale-pages.ts';

type Route = { Bindings: Client };
interface TextsContext extends Pick<PageContext, 'queue' | 'notFound' | 'compressor' | 'now'> {
  site: SiteConfig;
  indexNowKey: string | null;
  /** Whether a request is for the separate host of previews. */
  isPreviewHost: (request: Request) => boolean;
  /** Gives an answer its snapshot of the site. */
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
  app.get(
    '/sitemap.xml',
    withSite((request, site) => {
      if (isPreviewHost(request)) return notFound(request, site);
      requestAllEntries(queue, site);
      return serveText(request, 'sitemap.xml', sitemapXml(site, facts.origin, now()));
    }),
  );
  app.get(
    SECURITY_TXT_PATH,
    withSite((request, site) =>
      serveText(request, 'security.txt', securityTxt(facts, site, now())),
    ),
  );
  const paths = ['/robots.txt', '/sitemap.xml', SECURITY_TXT_PATH];
  if (indexNowKey !== null) {
    const keyPath = `/${indexNowKey}.txt`;
    paths.push(keyPath);
    app.get(
      keyPath,
      withSite((request, site) =>
        isPreviewHost(request)
          ? notFound(request, site)
          : serveText(request, 'key.txt', indexNowKey),
      ),
    );
  }
  for (const path of paths) {
    app.all(path, () => methodNotAllowed('GET, HEAD'));
  }
}

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Page of the site that explains how to report a vulnerability. */
const POLICY_PATH = '/responsible-disclosure';

/** Validity of the file, days. The RFC asks for less than a year. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `security.txt` (RFC 9116): contact for vulnerability reports. It expires half a year after the day of the request, so it
 * never becomes outdated while the site runs.
 *
 * @param live the disclosure page is listed if an app of it has one
 */
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
