import { undoRelease } from '../../canary/after-release/undo-release.ts';
import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { forwardCounted, viewsOf, type CountedBatch } from '../canary/canary-reports.ts';
import { createCanary, type CanaryOptions } from '../canary/canary.ts';
import type { Client } from '../http/client.ts';
import type { LiveChannels } from '../live/live-channels.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { BackendProbe } from '../observe/backend-probe.ts';
import type { RecomposeQueue } from '../recompose/recompose-queue.ts';
import { createReleaseWatch } from './release-watch.ts';
import { senderAddress } from './sender-address.ts';

interface MeasureOptions extends CanaryOptions {
  /** Number of our own proxies in front of the gateway. */
  proxies: number;
  probe: Pick<BackendProbe, 'look'>;
  queue: () => Pick<RecomposeQueue, 'now'>;
}

interface Asked {
  request: Request;
  site: LiveSite;
  client: Client;
}

export type Measured = ReturnType<typeof measureVersions>;

/** Measures versions while some visitors try them, and after everyone got them. */
export function measureVersions(channels: LiveChannels, options: MeasureOptions) {
  const { store, log, now, proxies, probe, queue } = options;
  const isPublic = options.channel === DEFAULT_CHANNEL;
  const live = () => (isPublic ? channels.main.current() : null);
  const canary = createCanary(channels, options);
  const watch = createReleaseWatch({
    store,
    live,
    isBackendWell: async () => (await probe.look()).status === 'ok',
    undo: (release, reason) =>
      undoRelease({
        ...{ store, release, reason, now: now() },
        compose: ({ shell, app }) => queue().now({ shell, app, paths: [] }),
      }),
    log,
    now,
    lookMs: options.canaryLookMs,
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
    const address = isFailure ? senderAddress(request, client, proxies) : null;
    watch.count('answers', { path, site, isFailure, address });
  }

  return {
    ...canary,
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
      const address = senderAddress(request, client, proxies);
      const views = watch.isOn() ? (batch: CountedBatch) => countViews(batch, address) : null;
      const counters = [canary.counter(), views].filter((count) => count !== null);
      return forwardCounted(request, forward, counters);
    },
    alarms: watch.alarms,
    async poll(): Promise<void> {
      await canary.poll();
      await watch.look();
    },
    async refresh(): Promise<void> {
      await canary.refresh();
      await watch.look();
    },
    settled: watch.settled,
    async close(): Promise<void> {
      await canary.close();
      await watch.close();
    },
  };
}
