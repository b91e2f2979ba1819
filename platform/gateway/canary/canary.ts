import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { canaryCounter } from './canary-reports.ts';
import { createCanaryVisitors } from './canary-visitors.ts';
import { createCanaryWatch } from './canary-watch.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import type { LiveChannels } from '../live/live-channels.ts';
import type { SiteConfig } from '@talent/sdk/contract';
import { serveVisitor, createVisitorBuckets } from '../settings/visitor-buckets.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { Log } from '../log/log.ts';

export interface CanaryOptions {
  store: ReleaseStore;
  channel: string;
  site: Pick<SiteConfig, 'origin'>;
  collectAnalytics?: boolean;
  canaryLookMs?: number;
  log: Log;
  now: () => Date;
}

export type Canary = ReturnType<typeof createCanary>;

/** Runs canaries of the public channel; a gateway of another channel has none. */
export function createCanary(channels: LiveChannels, options: CanaryOptions) {
  const { store, log, now } = options;
  const buckets = createVisitorBuckets({ secure: options.site.origin.startsWith('https:') });
  const isPublic = options.channel === DEFAULT_CHANNEL;
  const stable = () => channels.main.current();
  const watch = createCanaryWatch({
    store,
    log,
    now,
    lookMs: options.canaryLookMs,
    source: () => (isPublic ? channels.followed(CANARY_CHANNEL) : null),
    hearsBrowsers: options.collectAnalytics ?? false,
  });
  return {
    ...createCanaryVisitors({ watch, stable, buckets }),
    /** Answers from a site with the flags of the visitor, who has one number for canaries and flags. */
    serveVisitor: (request: Request, site: LiveSite, serve: ServeSite) =>
      serveVisitor(buckets, request, site, serve),
    /** Counts a batch of events; null: no canary is open. */
    counter: () => canaryCounter(watch, stable()),
    /** The site that some visitors get; null: no canary is open. */
    site: () => watch.open(),
    isOpen: () => watch.open() !== null,
    close: watch.close,
    verify: () => channels.verify(),
    async poll(): Promise<void> {
      await channels.poll();
      await watch.look();
    },
    async refresh(): Promise<void> {
      await channels.refresh();
      if (isPublic) await channels.follow(CANARY_CHANNEL);
      await watch.look();
    },
  };
}
