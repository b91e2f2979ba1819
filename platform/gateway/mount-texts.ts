import type { Context, Hono } from 'hono';
import { contentTypeOf } from './content-type.ts';
import type { Compressor, Content } from './compress.ts';
import type { Frames } from './frames.ts';
import { sha256Hex } from '@talent/artifact/hash';
import type { LiveSite } from './live-site.ts';
import type { Client, GatewayOptions } from './options.ts';
import type { Previews } from './preview/previews.ts';
import type { RecomposeQueue } from './recompose-queue.ts';
import { methodNotAllowed, respond } from './respond.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';
import { requestAllEntries } from './stale-pages.ts';

type Route = { Bindings: Client };
type Serve = (request: Request, site: LiveSite) => Promise<Response>;

export interface TextOptions {
  site: GatewayOptions['site'];
  previews: Pick<Previews, 'isHere'>;
  queue: RecomposeQueue;
  frames: Frames;
  compressor: Compressor;
  now: () => Date;
  /** Gives the answer the release that the request is answered from. */
  withSite: (serve: Serve) => (context: Context<Route>) => Promise<Response>;
}

/** Adds the texts that programs read about the site: `/robots.txt`, `/sitemap.xml` and `/.well-known/security.txt`. */
export function mountTexts(app: Hono<Route>, options: TextOptions): void {
  const { site: facts, previews, queue, frames, compressor, now, withSite } = options;

  async function serveText(request: Request, file: string, text: string): Promise<Response> {
    const content: Content = {
      body: new TextEncoder().encode(text),
      type: contentTypeOf(file),
      hash: (await sha256Hex(text)).slice(0, 20),
    };
    return respond(request, content, { headers: { 'Cache-Control': 'no-cache' } }, compressor);
  }

  app.get('/robots.txt', ({ req }) =>
    serveText(req.raw, 'robots.txt', robotsTxt(facts.origin, previews.isHere(req.raw))),
  );
  app.get(
    '/sitemap.xml',
    withSite((request, site) => {
      if (previews.isHere(request)) return frames.notFound(request, site);
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
  for (const path of ['/robots.txt', '/sitemap.xml', SECURITY_TXT_PATH]) {
    app.all(path, () => methodNotAllowed('GET, HEAD'));
  }
}
