import { isGuarded } from '@talent/artifact/app-facts';
import { appName, appVersion } from '@talent/artifact/manifest';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { ArtifactReader } from './artifact-reader.ts';
import type { Compressor } from './compress.ts';
import type { Frames } from './frames.ts';
import type { LiveSite } from './live-site.ts';
import { matchRanked } from '@talent/artifact/match-pattern';
import type { PageFiles } from './page-files.ts';
import { readPagePair, type PagePair } from './page-pair.ts';
import { parsePath, type ParsedPath } from '@talent/artifact/parse-path';
import type { RecomposeQueue } from './recompose-queue.ts';
import { isRead, methodNotAllowed, respond } from './respond.ts';
import { requestEntries, requestIfStale } from './stale-pages.ts';

/** What page data is served from. */
export interface PageDataOptions {
  store: ReleaseStore;
  artifacts: ArtifactReader;
  files: PageFiles;
  frames: Frames;
  compressor: Compressor;
  queue: RecomposeQueue;
  /** Whether the request carries a valid guard cookie. */
  isAdmin: (request: Request) => Promise<boolean>;
}

/** The pair and the page that a data URL names. */
interface DataAddress {
  shell: string;
  app: string;
  version: string;
  page: ParsedPath;
}

/**
 * Answers `/_pages/<shell>/<app>/<version>/root/<path>/data.json` for every pair that was ever
 * composed: an open tab goes on with the versions that it started with.
 */
export function createPageData(
  options: PageDataOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { store, artifacts, files, frames, compressor, queue, isAdmin } = options;

  /** Data of the live pages is as fresh as the pages themselves. */
  function refreshBehind(site: LiveSite, address: DataAddress, composedAt: Date | null): void {
    const { path } = address.page;
    const route = matchRanked(site.publicRoutes, address.page.segments)?.item;
    if (route?.kind !== 'page') return;
    const { shell, app, version } = route.app.pair;
    if (shell !== address.shell || app !== address.app || version !== address.version) return;
    const job = { shell: site.shell, app: route.app, facts: route.facts };
    if (composedAt === null) requestEntries(queue, job);
    else requestIfStale(queue, job, route.app.pair.pages.get(path) ?? { path }, composedAt);
  }

  /** What is damaged is composed again, if it can be: as if it were as old as can be. */
  function readData(site: LiveSite, address: DataAddress, pair: PagePair) {
    return files.data(pair, address.page.path).catch((error: unknown) => {
      refreshBehind(site, address, new Date(0));
      throw error;
    });
  }

  return async function serve(request, site) {
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const address = parseAddress(new URL(request.url).pathname);
    const scope = scopeOf(site.release.channel);
    const manifest = address && (await artifacts.published(address.app, address.version, scope));
    if (!manifest) return frames.notFound(request, site);
    const guarded = isGuarded(manifest);
    if (guarded && !(await isAdmin(request))) return frames.notFound(request, site);

    const { path } = address.page;
    const live = site.apps.find(
      ({ pair }) => pair.app === address.app && pair.version === address.version,
    );
    const pair =
      live?.pair.shell === address.shell ? live.pair : await readPagePair(store, address, scope);
    const kind = pair?.pages.get(path)?.kind;
    const hasData = kind === 'page' || kind === 'redirect';
    const file = pair && hasData ? await readData(site, address, pair) : null;
    refreshBehind(site, address, file?.composedAt ?? null);
    if (file === null) return frames.notFound(request, site);
    const headers = { 'Cache-Control': guarded ? 'private, no-store' : 'no-cache' };
    return respond(request, file.content, { headers }, compressor);
  };
}

function parseAddress(pathname: string): DataAddress | null {
  const segments = parsePath(pathname)?.segments ?? [];
  const [, shell = '', app = '', version = '', root, ...below] = segments;
  const isAddress = root === 'root' && below.pop() === 'data.json';
  const isPair = [shell, version].every((one) => appVersion.safeParse(one).success);
  if (!isAddress || !isPair || !appName.safeParse(app).success) return null;
  const page = parsePath(`/${below.map(encodeURIComponent).join('/')}`);
  return page && { shell, app, version, page };
}
