import type { Context, Hono } from 'hono';
import { contentTypeOf } from '../http/content-type.ts';
import type { Content } from '../http/compress.ts';
import { sha256Hex } from '@talent/artifact/hash';
import type { ServeSite } from '../live/live-site.ts';
import type { Client } from '../http/client.ts';
import type { SiteConfig } from '@talent/sdk/contract';
import type { PageContext } from './page-context.ts';
import { methodNotAllowed, respond } from '../http/respond.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
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

/**
 * Adds the texts that programs read about the site: `/robots.txt`, `/sitemap.xml`, `/.well-known/security.txt`, and where a
 * key of IndexNow is set the file by which search engines check that it is the site's own.
 */
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
