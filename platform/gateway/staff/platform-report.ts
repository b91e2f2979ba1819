import type {
  ArtifactCheck,
  PlatformCheck,
  PlatformStatus,
} from '@talent/api/platform/platform-status';
import type { Symbols } from '@talent/api/errors/symbols';
import { readBuildRecord } from '../../store/build-record.ts';
import { readPublishedManifest } from '../../store/published-artifacts.ts';
import { readCanaryStatus } from '../../canary/canary-status.ts';
import { history, listChannels } from '../../registry/registry.ts';
import { readStatus } from '../../release/status.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { AdminOf } from '../guard/admin-of.ts';
import { replacementStatuses } from '../live/replacement.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import type { Log } from '../log/log.ts';
import { readLimitedJson } from '../http/limited-body.ts';
import { isRead, methodNotAllowed, respondJson } from '../http/respond.ts';
import type { SecurityEvents } from '../observe/security-events.ts';
import { releaseList } from './release-list.ts';
import { createSymbolizer, symbolsQuery } from './symbolize.ts';
import { fetchSiteAnswer, type SiteAnswersOptions } from './site-answers.ts';
import { verifyArtifacts } from '../live/verify-artifacts.ts';

/** Largest stack that is looked up, bytes. */
const MAX_QUERY_BYTES = 32 * 1024;

export const PLATFORM_PATH = '/_platform';

interface PlatformReportOptions {
  store: ReleaseStore;
  notFound: ServeSite;
  events: SecurityEvents;
  isAdmin: (request: Request) => Promise<boolean>;
  /** Asks the backend about the request's token, so that a revoked role or session has no access any more. */
  adminOf: AdminOf;
  site: SiteAnswersOptions;
  log: Log;
  now: () => Date;
}

/**
 * Reports to admins the live releases (`GET /_platform/status`), what went live when (`GET /_platform/releases`), where frames of a stack are in the sources (`POST /_platform/symbols`), the integrity of every released file (`POST /_platform/verify`), and the
 * public site's answer for a page (`GET /_platform/answer?path=/`). It needs the guard cookie and an access token. Everyone
 * else gets the not-found page.
 */
export function createPlatformReport(options: PlatformReportOptions): ServeSite {
  const { store, notFound, events, isAdmin, adminOf, log, now } = options;
  const symbolize = createSymbolizer(store);
  let checking: Promise<ArtifactCheck[]> | null = null;

  async function status(site: LiveSite): Promise<PlatformStatus> {
    const { apps, channel, revision } = site.release;
    const channels = await listChannels(store);
    const builds = Object.entries(apps).map(
      async ([app, version]) => [app, await readBuildRecord(store, app, version)] as const,
    );
    return {
      at: now().toISOString(),
      channels: await Promise.all(channels.map((name) => readStatus(store, name))),
      live: { channel, revision },
      fallbacks: replacementStatuses(site),
      builds: Object.fromEntries(await Promise.all(builds)),
      events: events.status(),
      canary: await readCanaryStatus(store),
    };
  }

  /** Requests during a check share its result. */
  async function verify(site: LiveSite): Promise<PlatformCheck> {
    checking ??= verifyArtifacts(store, site.release.apps, (app, version) =>
      readPublishedManifest(store, app, version),
    ).finally(() => {
      checking = null;
    });
    const apps = await checking;
    const damaged = apps.filter((app) => app.status === 'unreadable' || app.damaged.length > 0);
    if (damaged.length > 0) log({ level: 'error', message: 'artifacts are damaged', damaged });
    return { at: now().toISOString(), apps };
  }

  async function answer(path: string): Promise<Response> {
    // A path that starts with two slashes would be another host's.
    if (!/^\/(?![/\\])[^\s]*$/.test(path) || path.length > 300) {
      return respondJson(422, { code: 'wrong-path', message: 'path must be a path of the site.' });
    }
    try {
      return respondJson(200, await fetchSiteAnswer(path, options.site));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return respondJson(502, { code: 'site-unreachable', message });
    }
  }

  async function symbols(request: Request): Promise<Response> {
    const query = symbolsQuery.safeParse(await readLimitedJson(request, MAX_QUERY_BYTES)).data;
    if (query) return respondJson(200, { frames: await symbolize(query) } satisfies Symbols);
    return respondJson(422, { code: 'wrong-frames', message: 'Send versions and frames.' });
  }

  return async function serve(request, site) {
    // The cookie first: without it the backend is not asked.
    if (!(await isAdmin(request)) || (await adminOf(request)) === null) {
      return notFound(request, site);
    }
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname.slice(PLATFORM_PATH.length)) {
      case '/status':
        return isRead(request) ? respondJson(200, await status(site)) : methodNotAllowed('GET');
      case '/releases':
        return isRead(request)
          ? respondJson(200, releaseList(await history(store, site.release.channel)))
          : methodNotAllowed('GET');
      case '/answer':
        return isRead(request) ? answer(searchParams.get('path') ?? '/') : methodNotAllowed('GET');
      case '/symbols':
        return request.method === 'POST' ? symbols(request) : methodNotAllowed('POST');
      case '/verify':
        return request.method === 'POST'
          ? respondJson(200, await verify(site))
          : methodNotAllowed('POST');
      case '/operations':
        // Only hosts without an observation come here, such as Workers. To the tool, a 404 would mean "signed out".
        return respondJson(501, {
          code: 'not-observed',
          message: 'This host keeps no figures of its own work: look at those of its provider.',
        });
      default:
        return notFound(request, site);
    }
  };
}
