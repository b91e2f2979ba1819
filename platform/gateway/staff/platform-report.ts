import type {
  ArtifactCheck,
  PlatformCheck,
  PlatformStatus,
} from '@talent/api/platform/platform-status';
import type { Symbols } from '@talent/protocol/errors/symbols';
import { readBuildRecord } from '../../store/build-record.ts';
import { readPublishedManifest } from '../../store/published-artifacts.ts';
import { readCanaryStatus } from '../../canary/canary-status.ts';
import { history, listChannels } from '../../registry/registry.ts';
import { readStatus } from '../../release/status.ts';
import { replacementStatuses } from '../live/replacement.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import { readLimitedJson } from '../http/limited-body.ts';
import { isRead, methodNotAllowed, respondJson } from '../http/respond.ts';
import type { SecurityEvents } from '../observe/security-events.ts';
import { createSymbolizer, symbolsQuery } from './symbolize.ts';
import { fetchSiteAnswer, type SiteAnswersOptions } from './site-answers.ts';
import { verifyArtifacts } from '../live/version-health.ts';
import type { PlatformReleases } from '@talent/api/platform/platform-releases';
import type { Release } from '../../registry/release.ts';
import type { PageContext } from '../pages/page-context.ts';

/** Largest stack that is looked up, bytes. */
const MAX_QUERY_BYTES = 32 * 1024;

export const PLATFORM_PATH = '/_platform';

interface PlatformReportOptions extends PageContext {
  events: SecurityEvents;
  site: SiteAnswersOptions;
}

/** Reports to admins, with guard cookie and access token; everyone else gets the not-found page. */
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

  const releases = async (site: LiveSite) =>
    releaseList(await history(store, site.release.channel));

  return async function serve(request, site) {
    // The cookie first: without it the backend is not asked.
    if (!(await isAdmin(request)) || (await adminOf(request)) === null) {
      return notFound(request, site);
    }
    const { pathname, searchParams } = new URL(request.url);
    const name = pathname.slice(PLATFORM_PATH.length);
    // Only hosts without an observation come here, such as Workers. To the tool, a 404 would mean "signed out".
    if (name === '/operations') {
      return respondJson(501, {
        code: 'not-observed',
        message: 'This host keeps no figures of its own work: look at those of its provider.',
      });
    }
    const answers = new Map<string, readonly [method: 'GET' | 'POST', () => Promise<Response>]>([
      ['/status', ['GET', async () => respondJson(200, await status(site))]],
      ['/releases', ['GET', async () => respondJson(200, await releases(site))]],
      ['/answer', ['GET', () => answer(searchParams.get('path') ?? '/')]],
      ['/symbols', ['POST', () => symbols(request)]],
      ['/verify', ['POST', async () => respondJson(200, await verify(site))]],
    ]);
    const [method, give] = answers.get(name) ?? [];
    if (give === undefined || method === undefined) return notFound(request, site);
    const isAsked = method === 'GET' ? isRead(request) : request.method === method;
    return isAsked ? give() : methodNotAllowed(method);
  };
}

const MOST = 500;

/** The versions that each release of a channel made live, newest first, as `history` is. */
export function releaseList(history: readonly Release[]): PlatformReleases {
  const releases = history.map((release, at) => {
    const before = history[at + 1]?.apps ?? {};
    const changed = Object.entries(release.apps)
      .filter(([app, version]) => before[app] !== version)
      .map(([app, version]) => ({ app, version }));
    const { revision, at: since, reason } = release;
    return { revision, at: since, changed, ...(reason === undefined ? {} : { reason }) };
  });
  return { releases: releases.filter(({ changed }) => changed.length > 0).slice(0, MOST) };
}
