import {
  GUARD_PATH,
  type GuardedComposition,
  type MovedPage,
  type PageBlock,
  type PageData,
  type SiteConfig,
} from '@talent/sdk/contract';
import type { DataClient } from '@talent/data/client';
import type { SourceServer } from '@talent/build/dev';
import { renderPage } from '../../compose/render/render-page.ts';
import type { Rendered, RenderedPage } from '../../compose/render/render-protocol.ts';
import { contentTypeOf } from '../../gateway/http/compress.ts';
import { fillPattern, matchRanked } from '@talent/artifact/match-pattern';
import { parsePath } from '@talent/artifact/parse-path';
import { isRead, methodNotAllowed, respondJson, respondText } from '../../gateway/http/respond.ts';
import { sha256Source } from '@talent/artifact/hash';
import { sharedHeaders } from '../../gateway/http/sharing-headers.ts';
import { styleOf } from '../../gateway/pages/insert-composition.ts';
import { renderDevDocument, renderDevFailure, documentHeaders } from './dev-document.ts';
import type { Upstream } from '../upstream/read-document.ts';
import { loadSourceApps, type SourceApps, type SourceRoute } from '../sources/source-apps.ts';
import {
  dataPath,
  SOURCE_BASE,
  sourceClosures,
  sourceContainer,
  sourceRemote,
  withSources,
} from '../sources/source-remote.ts';

export interface DevSiteOptions {
  sources: SourceServer;
  /** Names of the remotes from source. */
  names: readonly string[];
  upstream: Upstream;
  /** Data for the loaders of apps from source. */
  data: DataClient;
  site: SiteConfig;
  /** Gets errors of the sources. */
  onError: (path: string, error: unknown) => void;
}

/** Answers all requests except those for modules: pages of apps from source, and the upstream. */
export function createDevSite(options: DevSiteOptions): (request: Request) => Promise<Response> {
  const { sources, names, upstream, data, site, onError } = options;
  /** Files that pages have published, by path. */
  const downloads = new Map<string, Uint8Array<ArrayBuffer>>();

  async function render(
    apps: SourceApps,
    route: Exclude<SourceRoute, { kind: 'redirect' }>,
    path: string,
  ): Promise<Rendered> {
    const { kind, pattern, app } = route;
    const context = { shell: apps.shell, app, data, site };
    const rendered = await renderPage(context, { kind, path, pattern });
    if (rendered?.type === 'page') {
      for (const { key, base64 } of rendered.files)
        downloads.set(`/_${key}`, Buffer.from(base64, 'base64'));
    }
    return rendered;
  }

  async function document(
    request: Request,
    apps: SourceApps,
    page: { block: PageBlock; body: string; status: number; links?: readonly string[] },
  ): Promise<Response> {
    const { block, body, status, links = [] } = page;
    const isPublic = apps.remotes.filter(({ guard }) => guard === null);
    const styled = ['shell', ...names.filter((name) => name === block.app)];
    const html = renderDevDocument({
      composition: withSources(await upstream.composition(request), isPublic.map(sourceRemote)),
      block,
      body,
      links,
      icon: apps.shell.icon,
      startUrl: sources.startUrl,
      styles: await Promise.all(styled.map((name) => sources.stylesheet(name))),
    });
    return new Response(html, { status, headers: documentHeaders(request) });
  }

  async function frame(
    request: Request,
    apps: SourceApps,
    kind: 'not-found' | 'guarded',
    status: number,
  ): Promise<Response> {
    const context = { shell: apps.shell, app: apps.shell.default, data, site };
    const path = new URL(request.url).pathname;
    const rendered = (await renderPage(context, { kind, path, pattern: null })) as RenderedPage;
    return document(request, apps, { ...rendered, status });
  }

  async function servePage(request: Request, apps: SourceApps): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const at = parsePath(pathname);
    if (at === null) return frame(request, apps, 'not-found', 404);
    const match = matchRanked(apps.routes, at.segments);
    if (match === null) return serveUpstream(request, apps);
    const { item: route, params } = match;
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    if (route.kind === 'redirect') return redirect(fillPattern(route.to, params) + search);
    const rendered = await render(apps, route, at.path);
    if (rendered === null) return frame(request, apps, 'not-found', 404);
    if (rendered.type === 'redirect') return redirect(rendered.location + search);
    if (at.trailingSlash) return redirect(at.path + search);
    if (rendered.type === 'resource') {
      const body = Buffer.from(rendered.base64, 'base64');
      const html = rendered.contentType.startsWith('text/html') ? styleOf(body.toString()) : null;
      const shared = route.sharing
        ? sharedHeaders(route.sharing, html === null ? null : await sha256Source(html))
        : {};
      const headers = {
        ...shared,
        'Cache-Control': 'no-cache',
        'Content-Type': rendered.contentType,
      };
      return new Response(body, { headers });
    }
    return document(request, apps, { ...rendered, status: rendered.life.status ?? 200 });
  }

  async function serveUpstream(request: Request, apps: SourceApps): Promise<Response> {
    const found = await upstream.page(request);
    if (found.kind === 'answer') return found.response;
    if (found.kind === 'frame') return frame(request, apps, found.frame, found.status);
    const { block, body, links } = found.document;
    // The page is released, and no longer in the sources of its app.
    if ([...names, 'shell'].includes(block.app)) return frame(request, apps, 'not-found', 404);
    return document(request, apps, { block, body, links, status: found.status });
  }

  /** Data of a page, for a navigation within a tab. */
  async function serveData(apps: SourceApps, name: string, path: string): Promise<Response> {
    const at = parsePath(path);
    const route = at && matchRanked(apps.routes, at.segments)?.item;
    if (!at || route?.kind !== 'page' || route.app.name !== name)
      return respondText(404, 'No such page.');
    const rendered = await render(apps, route, at.path);
    if (rendered?.type === 'redirect') {
      return respondJson(200, { movedTo: rendered.location } satisfies MovedPage);
    }
    if (rendered?.type !== 'page') return respondText(404, 'No such page.');
    const { head, data: loaded } = rendered.block;
    return respondJson(200, { head, data: loaded } satisfies PageData);
  }

  /** Container and closures of a remote from source. */
  function serveRemote(apps: SourceApps, pathname: string): Response {
    const [name = ''] = pathname.slice(SOURCE_BASE.length).split('/');
    const app = apps.remotes.find((remote) => remote.name === name);
    if (!app) return respondText(404, 'No such app from source.');
    if (pathname.endsWith('.json')) return respondJson(200, sourceClosures(app));
    const headers = {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    };
    return new Response(sourceContainer(sources.moduleUrl(name, 'src/routes.ts')), { headers });
  }

  async function openGuard(request: Request, apps: SourceApps): Promise<Response> {
    const response = await upstream.fetch(request);
    const guarded = apps.remotes.filter(({ guard }) => guard !== null);
    if (!response.ok || guarded.length === 0) return response;
    const composition = (await response.json()) as GuardedComposition;
    const headers = new Headers(response.headers);
    headers.set('Content-Type', 'application/json; charset=utf-8');
    const sourced = withSources(composition, guarded.map(sourceRemote));
    return new Response(JSON.stringify(sourced), { headers });
  }

  async function serve(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const apps = await loadSourceApps(sources, names);
    if (pathname.startsWith(SOURCE_BASE)) return serveRemote(apps, pathname);
    if (pathname === GUARD_PATH && request.method === 'POST') return openGuard(request, apps);
    const page = dataPath(pathname);
    return page ? serveData(apps, page.app, page.path) : servePage(request, apps);
  }

  return async function answer(request) {
    const { pathname } = new URL(request.url);
    const file = downloads.get(pathname);
    if (file) return new Response(file, { headers: { 'Content-Type': contentTypeOf(pathname) } });
    try {
      return isService(pathname) ? await upstream.fetch(request) : await serve(request);
    } catch (error) {
      onError(pathname, error);
      const html = renderDevFailure(pathname, error);
      return new Response(html, { status: 500, headers: documentHeaders(request) });
    }
  };
}

function redirect(location: string): Response {
  return respondText(301, 'Moved permanently.', { Location: location });
}

/** Whether a path is that of a service or a released file. */
function isService(pathname: string): boolean {
  if (pathname === GUARD_PATH || pathname.startsWith(SOURCE_BASE) || dataPath(pathname))
    return false;
  return (
    /^\/(_|assets\/|(rest|auth|functions|storage)\/v1\/)/.test(pathname) ||
    ['/healthz', '/robots.txt', '/sitemap.xml'].includes(pathname)
  );
}
