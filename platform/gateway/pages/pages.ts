import { isGone, type PageEntry } from '../../compose/page-index.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import { fillPattern, matchRanked } from '@talent/artifact/match-pattern';
import type { PageContext } from './page-context.ts';
import type { ReadyPage } from './page-files.ts';
import { parsePath, type ParsedPath } from '@talent/artifact/parse-path';
import type { PageNeeds } from '../http/permissions-policy.ts';
import { integrityPolicy } from '../http/integrity-policy.ts';
import { isRead, methodNotAllowed, respond, respondEmpty, respondText } from '../http/respond.ts';
import { PREFLIGHT, SHARED_METHODS, sharedHeaders } from '../http/sharing-headers.ts';
import type { Route } from '../live/page-pair.ts';
import { askedFor, insertResults, searchIndexOf } from './site-search.ts';
import { sha256Hex } from '@talent/artifact/hash';
import type { SearchIndex } from '@talent/api/search/site-search';
import { pageHeaders } from '../http/security-headers.ts';
import { requestEntries, requestIfStale } from '../recompose/stale-pages.ts';

type PageRoute = Extract<Route, { kind: 'page' }>;

/** Answers every path that is neither a file nor a service: redirects, pages, and the not-found page. */
export function createPages(context: PageContext): ServeSite {
  const { files, notFound, guardedFrame, compressor, security, queue, isAdmin, now } = context;

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
      return notFound(request, site);
    }
    const { sharing } = route.facts;
    if (sharing === 'data' && request.method === 'OPTIONS') return respondEmpty(204, PREFLIGHT);
    if (!isRead(request)) {
      return methodNotAllowed(sharing === 'data' ? SHARED_METHODS : 'GET, HEAD');
    }
    if (entry.kind === 'redirect' && entry.location !== undefined) {
      const file = await files.data(pair, at.path);
      if (file) requestIfStale(queue, job, entry, file.composedAt);
      // An editor may reverse it, so browsers must revalidate it.
      return redirect(entry.location, request, 'no-cache');
    }
    if (at.trailingSlash) return redirect(at.path, request);
    if (entry.kind === 'resource') {
      const file = await files.resource(pair, at.path);
      if (!file) return notFound(request, site);
      requestIfStale(queue, job, entry, file.composedAt);
      const headers = sharing
        ? sharedHeaders(sharing, file.styleHash)
        : { 'Cache-Control': 'no-cache' };
      return respond(request, file.content, { headers }, compressor);
    }
    const page = await files.html(site, route.app, at.path);
    requestIfStale(queue, job, entry, page.composedAt);
    const needs = site.policies.routes.get(route.pattern) ?? site.policies.shell;
    const query = askedFor(request);
    const shown =
      query === null ? page : await withResults(page, query, searchIndexOf(site, now()));
    return respondPage(request, shown, { entry, needs });
  }

  function respondPage(
    request: Request,
    page: ReadyPage,
    { entry, needs }: { entry: PageEntry; needs: PageNeeds },
  ): Promise<Response> {
    const isOver = isGone(entry, now());
    const headers = {
      'Cache-Control': 'no-cache',
      ...pageHeaders(security, page.scriptHashes, needs),
      ...integrityPolicy(request, security),
      ...(isOver && { 'X-Robots-Tag': 'noindex' }),
    };
    // A browser that has cached a page that is gone would get a 304, as if it still existed.
    const sending = { status: isOver ? 410 : 200, headers, validate: !isOver };
    return respond(request, page.content, sending, compressor);
  }

  return async function serve(request, site) {
    const at = parsePath(new URL(request.url).pathname);
    if (at === null) return notFound(request, site);
    const routes = (await isAdmin(request)) ? site.allRoutes : site.publicRoutes;
    const match = matchRanked(routes, at.segments);
    if (match === null) return notFound(request, site);
    const { item: route, params } = match;
    if (route.kind === 'page') return servePage(request, site, route, at);
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    if (route.kind === 'guarded') return guardedFrame(request, site, route.pattern);
    return redirect(fillPattern(route.to, params), request);
  };
}

async function withResults(page: ReadyPage, query: string, index: SearchIndex): Promise<ReadyPage> {
  const html = insertResults(new TextDecoder().decode(page.content.body), query, index);
  const hash = (await sha256Hex(html)).slice(0, 20);
  return { ...page, content: { ...page.content, body: new TextEncoder().encode(html), hash } };
}

/** `path` comes from the release or its pages, never from the request, so that no redirect leaves the site. */
function redirect(path: string, request: Request, cacheControl = 'max-age=300'): Response {
  const location = path + new URL(request.url).search;
  return respondText(301, 'Moved permanently.', {
    Location: location,
    'Cache-Control': cacheControl,
  });
}
