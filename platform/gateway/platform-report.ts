import { readBuildRecord, type BuildRecord } from '../store/build-record.ts';
import { readPublishedManifest } from '../store/published-artifacts.ts';
import { readCanaryStatus, type CanaryStatus } from '../canary/canary-status.ts';
import { listChannels } from '../registry/registry.ts';
import { readStatus, type ChannelStatus } from '../release/status.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { AdminOf } from './admin-of.ts';
import type { Fallback } from './fallback.ts';
import type { Frames } from './frames.ts';
import type { LiveSite } from './live-site.ts';
import type { Log } from './options.ts';
import { isRead, methodNotAllowed, respondJson } from './respond.ts';
import type { SecurityEvents, SecurityEventsStatus } from './security-events.ts';
import { fetchSiteAnswer, type SiteAnswersOptions } from './site-answers.ts';
import { verifyArtifacts, type ArtifactCheck } from './verify-artifacts.ts';

/** Everything below is for admins. */
export const PLATFORM_PATH = '/_platform';

/** `GET /_platform/status`. */
export interface PlatformStatus {
  /** ISO 8601 in UTC. */
  at: string;
  channels: ChannelStatus[];
  /** What this gateway serves. */
  live: { channel: string; revision: number };
  /** Damaged live versions, and what is served instead. */
  fallbacks: readonly Fallback[];
  /** Of each live version, by app: what was known when it was published. */
  builds: Readonly<Record<string, BuildRecord | null>>;
  events: SecurityEventsStatus;
  /** The canary that runs, or ran last; null: there was none. */
  canary: CanaryStatus | null;
}

/** `POST /_platform/verify`. */
export interface PlatformCheck {
  at: string;
  apps: ArtifactCheck[];
}

export interface PlatformReportOptions {
  store: ReleaseStore;
  frames: Frames;
  events: SecurityEvents;
  /** Whether the request carries a valid guard cookie. */
  isAdmin: (request: Request) => Promise<boolean>;
  /** Asks the backend about the request's token: a role or a session that has ended opens nothing from then on. */
  adminOf: AdminOf;
  site: SiteAnswersOptions;
  log: Log;
  now: () => Date;
}

/**
 * Answers admins, by the guard cookie and their access token, what is live (`GET /_platform/status`), whether every released file is whole
 * (`POST /_platform/verify`), and how the public site answers a page (`GET /_platform/answer?path=/`).
 * For everybody else these are paths like any unknown one.
 */
export function createPlatformReport(
  options: PlatformReportOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { store, frames, events, isAdmin, adminOf, log, now } = options;
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
      fallbacks: site.fallbacks,
      builds: Object.fromEntries(await Promise.all(builds)),
      events: events.status(),
      canary: await readCanaryStatus(store),
    };
  }

  /** Whoever asks while a check runs gets the answer of that one. */
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
    // A path of two slashes would be another host's.
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

  return async function serve(request, site) {
    // The cookie first: without it nothing is asked of the backend.
    if (!(await isAdmin(request)) || (await adminOf(request)) === null) {
      return frames.notFound(request, site);
    }
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname.slice(PLATFORM_PATH.length)) {
      case '/status':
        return isRead(request) ? respondJson(200, await status(site)) : methodNotAllowed('GET');
      case '/answer':
        return isRead(request) ? answer(searchParams.get('path') ?? '/') : methodNotAllowed('GET');
      case '/verify':
        return request.method === 'POST'
          ? respondJson(200, await verify(site))
          : methodNotAllowed('POST');
      default:
        return frames.notFound(request, site);
    }
  };
}
