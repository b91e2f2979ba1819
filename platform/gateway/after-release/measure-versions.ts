import { undoRelease } from '../../canary/after-release/undo-release.ts';
import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { canaryCounter, forwardCounted, viewsOf } from '../canary/canary-reports.ts';
import type { CountedBatch } from '../canary/canary-reports.ts';
import { createCanaryVisitors } from '../canary/canary-visitors.ts';
import { createCanaryWatch } from '../canary/canary-watch.ts';
import { visitorKey, type Client } from '../http/client.ts';
import type { LiveChannels } from '../live/live-channels.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { BackendProbe } from '../observe/backend-probe.ts';
import type { GatewayOptions } from '../options.ts';
import type { RecomposeQueue } from '../recompose/recompose-queue.ts';
import { createVisitorBuckets } from '../settings/visitor-buckets.ts';
import { createReleaseWatch } from './release-watch.ts';

interface MeasureOptions extends Pick<
  GatewayOptions,
  'store' | 'channel' | 'site' | 'collectAnalytics' | 'canaryLookMs' | 'log'
> {
  now: () => Date;
  proxies: number;
  probe: Pick<BackendProbe, 'look'>;
  queue: () => Pick<RecomposeQueue, 'now'>;
}

interface Asked {
  request: Request;
  site: LiveSite;
  client: Client;
}

/** By which failures of different visitors are told apart: anyone can rent a /48. Null: of this machine, or unknown. */
function senderOf(request: Request, client: Client, proxies: number): string | null {
  const { address, wide, isLocal } = visitorKey(request, client, proxies);
  return isLocal ? null : (wide ?? address);
}

export type Measured = ReturnType<typeof measureVersions>;

/** Measures versions of the public channel while some visitors try them, and after everyone got them. */
export function measureVersions(channels: LiveChannels, options: MeasureOptions) {
  const { store, log, now, proxies, probe, queue } = options;
  const isPublic = options.channel === DEFAULT_CHANNEL;
  const live = () => (isPublic ? channels.main.current() : null);
  const stable = () => channels.main.current();
  const buckets = createVisitorBuckets({ secure: options.site.origin.startsWith('https:') });
  const canary = createCanaryWatch({
    ...{ store, log, now, lookMs: options.canaryLookMs },
    source: () => (isPublic ? channels.followed(CANARY_CHANNEL) : null),
    hearsBrowsers: options.collectAnalytics ?? false,
  });
  const watch = createReleaseWatch({
    store,
    live,
    isBackendWell: async () => (await probe.look()).status === 'ok',
    undo: (release, reason) =>
      undoRelease({
        ...{ store, release, reason, now: now() },
        compose: ({ shell, app }) => queue().now({ shell, app, paths: [] }),
      }),
    ...{ log, now, lookMs: options.canaryLookMs },
  });

  /** Counts page views by the release of their tab. Those of a release that is not known are not counted. */
  function countViews({ composition, events }: CountedBatch, address: string | null): void {
    const site = watch.siteOf(composition);
    if (!site) return;
    for (const { path, isFailure } of viewsOf(events)) {
      if (path !== undefined) watch.count('views', { path, site, isFailure, address });
    }
  }

  function count({ request, site, client }: Asked, isFailure: boolean): void {
    if (!watch.isOn() || site.release.channel !== DEFAULT_CHANNEL) return;
    const { pathname: path } = new URL(request.url);
    const address = isFailure ? senderOf(request, client, proxies) : null;
    watch.count('answers', { path, site, isFailure, address });
  }

  return {
    ...createCanaryVisitors({ watch: canary, stable, buckets }),
    /** Answers from a site with the flags of the visitor, who has one number for canaries and flags. */
    serveVisitor: buckets.serve,
    /** The canary's site, which some visitors get; null: no canary is open. */
    site: () => canary.open(),
    isOpen: () => canary.open() !== null,
    async counted(asked: Asked, answer: () => Promise<Response>): Promise<Response> {
      try {
        const response = await answer();
        count(asked, response.status >= 500);
        return response;
      } catch (error) {
        count(asked, true);
        throw error;
      }
    },
    trialsOf(url: string): { trials: number } | null {
      const site = live();
      const [path = ''] = url.split('?');
      return site === null ? null : (watch.counterOf(path, site)?.answers ?? null);
    },
    forwardEvents(
      request: Request,
      client: Client,
      forward: (request: Request) => Promise<Response>,
    ): Promise<Response> {
      const address = senderOf(request, client, proxies);
      const views = watch.isOn() ? (batch: CountedBatch) => countViews(batch, address) : null;
      const counters = [canaryCounter(canary, stable()), views].filter((count) => count !== null);
      return forwardCounted(request, forward, counters);
    },
    alarms: watch.alarms,
    async poll(): Promise<void> {
      await channels.poll();
      await canary.look();
      await watch.look();
    },
    async refresh(): Promise<void> {
      await channels.refresh();
      if (isPublic) await channels.follow(CANARY_CHANNEL);
      await canary.look();
      await watch.look();
    },
    verify: () => channels.verify(),
    settled: watch.settled,
    async close(): Promise<void> {
      await canary.close();
      await watch.close();
    },
  };
}
