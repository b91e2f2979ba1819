import { LIVE_RELEASE_HEADER, writeLiveRelease } from '@talent/api/platform/live-release';
import type { PairName } from '../../compose/page-index-file.ts';
import { isGuarded } from '@talent/artifact/app-facts';
import { appName, appVersion } from '@talent/artifact/manifest';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import { matchRanked } from '@talent/artifact/match-pattern';
import { pairKey, readPagePair, type PagePair } from '../live/page-pair.ts';
import type { PageContext } from './page-context.ts';
import { parsePath, type ParsedPath } from '@talent/artifact/parse-path';
import { isRead, methodNotAllowed, respond } from '../http/respond.ts';
import { requestEntries, requestIfStale } from '../recompose/stale-pages.ts';

interface DataAddress extends PairName {
  page: ParsedPath;
}

/** Answers `/_pages/<shell>/<app>/<version>/root/<path>/data.json` of every composed pair, with a header that names the live release. */
export function createPageData(context: PageContext): ServeSite {
  const { store, artifacts, files, notFound, compressor, queue, isAdmin } = context;

  /** Keeps the data of live pages as fresh as the pages themselves. */
  function refreshIfStale(site: LiveSite, address: DataAddress, composedAt: Date | null): void {
    const { path } = address.page;
    const route = matchRanked(site.publicRoutes, address.page.segments)?.item;
    if (route?.kind !== 'page') return;
    if (route.app.pair.key !== pairKey(address)) return;
    const job = { shell: site.shell, app: route.app, facts: route.facts };
    if (composedAt === null) requestEntries(queue, job);
    else requestIfStale(queue, job, route.app.pair.pages.get(path) ?? { path }, composedAt);
  }

  /** Reads data; damaged data is composed again like very old data. */
  function readData(site: LiveSite, address: DataAddress, pair: PagePair) {
    return files.data(pair, address.page.path).catch((error: unknown) => {
      refreshIfStale(site, address, new Date(0));
      throw error;
    });
  }

  return async function serve(request, site) {
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const address = parseDataPath(new URL(request.url).pathname);
    const scope = scopeOf(site.release.channel);
    const manifest = address && (await artifacts.published(address.app, address.version, scope));
    if (!manifest) return notFound(request, site);
    const guarded = isGuarded(manifest);
    if (guarded && !(await isAdmin(request))) return notFound(request, site);

    const { path } = address.page;
    const live = site.apps.find(({ pair }) => pair.key === pairKey(address));
    const pair = live?.pair ?? (await readPagePair(store, address, scope));
    const kind = pair?.pages.get(path)?.kind;
    const hasData = kind === 'page' || kind === 'redirect';
    const file = pair && hasData ? await readData(site, address, pair) : null;
    refreshIfStale(site, address, file?.composedAt ?? null);
    if (file === null) return notFound(request, site);
    const headers = {
      'Cache-Control': guarded ? 'private, no-store' : 'no-cache',
      [LIVE_RELEASE_HEADER]: writeLiveRelease(site.composition),
    };
    return respond(request, file.content, { headers }, compressor);
  };
}

export function parseDataPath(pathname: string): DataAddress | null {
  const segments = parsePath(pathname)?.segments ?? [];
  const [, shell = '', app = '', version = '', root, ...below] = segments;
  const isAddress = root === 'root' && below.pop() === 'data.json';
  const isPair = [shell, version].every((one) => appVersion.safeParse(one).success);
  if (!isAddress || !isPair || !appName.safeParse(app).success) return null;
  const page = parsePath(`/${below.map(encodeURIComponent).join('/')}`);
  return page && { shell, app, version, page };
}
