import { isGone, type PageEntry } from '../compose/page-index.ts';
import type { Compressor } from './compress.ts';
import type { Frames } from './frames.ts';
import type { LiveSite } from './live-site.ts';
import { fillPattern, matchRanked } from '@talent/artifact/match-pattern';
import type { PageFiles, ReadyPage } from './page-files.ts';
import { parsePath, type ParsedPath } from '@talent/artifact/parse-path';
import type { RecomposeQueue } from './recompose-queue.ts';
import { isRead, methodNotAllowed, respond, respondText } from './respond.ts';
import type { Route } from './route-table.ts';
import { contentSecurityPolicy, type SecurityFacts } from './security-headers.ts';
import { requestEntries, requestIfStale } from './stale-pages.ts';

/** What the pages are served from. */
export interface PagesOptions {
  files: PageFiles;
  frames: Frames;
  compressor: Compressor;
  security: SecurityFacts;
  queue: RecomposeQueue;
  /** Whether the request carries a valid guard cookie. */
  isAdmin: (request: Request) => Promise<boolean>;
  now: () => Date;
}

type PageRoute = Extract<Route, { kind: 'page' }>;

/** Answers every path that is no file and no service: redirects, pages, and the 404 page. */
export function createPages(
  options: PagesOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { files, frames, compressor, security, queue, isAdmin, now } = options;

  async function servePage(
    request: Request,
    site: LiveSite,
    route: PageRoute,
    at: ParsedPath,
  ): Promise<Response> {
    const job = { shell: site.shell, app: route.app, facts: route.facts };
    const { pair } = route.app;
    const entry = pair.pages.get(at.path);
    if (!entry || entry.kind === 'not-found' || entry.kind === 'guarded') {
      requestEntries(queue, job);
      return frames.notFound(request, site);
    }
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    if (entry.kind === 'redirect' && entry.location !== undefined) {
      const file = await files.data(pair, at.path);
      if (file) requestIfStale(queue, job, entry, file.composedAt);
      // An editor may take it back, and lead the other way: no browser may keep it unasked.
      return redirect(entry.location, request, 'no-cache');
    }
    if (at.trailingSlash) return redirect(at.path, request);
    if (entry.kind === 'resource') {
      const file = await files.resource(pair, at.path);
      if (!file) return frames.notFound(request, site);
      requestIfStale(queue, job, entry, file.composedAt);
      const headers = { 'Cache-Control': 'no-cache' };
      return respond(request, file.content, { headers }, compressor);
    }
    const page = await files.html(site, route.app, at.path);
    requestIfStale(queue, job, entry, page.composedAt);
    return respondPage(request, page, entry);
  }

  function respondPage(request: Request, page: ReadyPage, entry: PageEntry): Promise<Response> {
    const headers = {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(security, page.importMapHash),
    };
    if (!isGone(entry, now())) return respond(request, page.content, { headers }, compressor);
    const gone = {
      status: 410,
      headers: { ...headers, 'X-Robots-Tag': 'noindex' },
      // A browser that holds the page from when it was there would be told that it still is.
      validate: false,
    };
    return respond(request, page.content, gone, compressor);
  }

  return async function serve(request, site) {
    const at = parsePath(new URL(request.url).pathname);
    if (at === null) return frames.notFound(request, site);
    const routes = (await isAdmin(request)) ? site.allRoutes : site.publicRoutes;
    const match = matchRanked(routes, at.segments);
    if (match === null) return frames.notFound(request, site);
    const { item: route, params } = match;
    if (route.kind === 'page') return servePage(request, site, route, at);
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    if (route.kind === 'guarded') return frames.guarded(request, site);
    return redirect(fillPattern(route.to, params), request);
  };
}

/** `path` comes from the release or its pages, never from the request: no redirect can leave the site. */
function redirect(path: string, request: Request, cacheControl = 'max-age=300'): Response {
  const location = path + new URL(request.url).search;
  return respondText(301, 'Moved permanently.', {
    Location: location,
    'Cache-Control': cacheControl,
  });
}
