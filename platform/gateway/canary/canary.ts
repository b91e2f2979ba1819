import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { createCanaryReports } from './canary-reports.ts';
import { createCanaryVisitors, type CanaryVisitors } from './canary-visitors.ts';
import { createCanaryWatch, type CanaryWatch } from './canary-watch.ts';
import type { LiveChannels } from '../live/live-channels.ts';
import type { LiveSource } from '../live/live-source.ts';
import type { SiteConfig } from '@talent/sdk/contract';
import type { ReleaseStore } from '../../registry/release-store.ts';
import type { Log } from '../log/log.ts';

export interface CanaryOptions {
  store: ReleaseStore;
  channel: string;
  site: Pick<SiteConfig, 'origin'>;
  collectAnalytics?: boolean;
  /** How often counts are shared and compared, ms; default 5000. */
  canaryLookMs?: number;
  log: Log;
  now: () => Date;
}

/** The gateway's part in a canary. */
export interface Canary extends CanaryVisitors, Pick<LiveSource, 'poll' | 'refresh' | 'verify'> {
  /** Forwards browsers' events and counts them. */
  forwardEvents: ReturnType<typeof createCanaryReports>;
  /** Whether some visitors get the canary's release. */
  isOpen(): boolean;
  close: CanaryWatch['close'];
}

/** Runs canaries of the public channel; a gateway of another channel has none. */
export function createCanary(channels: LiveChannels, options: CanaryOptions): Canary {
  const { store, log, now, site } = options;
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
    ...createCanaryVisitors({ watch, stable, secure: site.origin.startsWith('https:') }),
    forwardEvents: createCanaryReports({ watch, stable }),
    isOpen: () => watch.open() !== null,
    close: watch.close,
    verify: () => channels.verify(),
    async poll() {
      await channels.poll();
      await watch.look();
    },
    async refresh() {
      await channels.refresh();
      if (isPublic) await channels.follow(CANARY_CHANNEL);
      await watch.look();
    },
  };
}
