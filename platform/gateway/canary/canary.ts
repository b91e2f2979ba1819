import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { createCanaryReports } from './canary-reports.ts';
import { createCanaryVisitors, type CanaryVisitors } from './canary-visitors.ts';
import { createCanaryWatch, type CanaryWatch } from './canary-watch.ts';
import type { LiveChannels } from '../live/live-channels.ts';
import type { LiveSource } from '../live/live-source.ts';
import type { GatewayOptions } from '../options.ts';

/** The gateway's part in a canary. */
export interface Canary extends CanaryVisitors, Pick<LiveSource, 'poll' | 'refresh' | 'verify'> {
  /** Passes events of browsers on, and listens. */
  hear: ReturnType<typeof createCanaryReports>;
  /** Whether some visitors get the canary's set. */
  isOpen(): boolean;
  close: CanaryWatch['close'];
}

/** A canary beside the public channel; a gateway of another channel has none. */
export function createCanary(
  channels: LiveChannels,
  options: GatewayOptions & { now: () => Date },
): Canary {
  const { store, log, now, site } = options;
  const isPublic = options.channel === DEFAULT_CHANNEL;
  const stable = () => channels.main.current();
  const watch = createCanaryWatch({
    ...{ store, log, now, lookMs: options.canaryLookMs },
    source: () => (isPublic ? channels.followed(CANARY_CHANNEL) : null),
    hearsBrowsers: options.collectAnalytics ?? false,
  });
  return {
    ...createCanaryVisitors({ watch, stable, secure: site.origin.startsWith('https:') }),
    hear: createCanaryReports({ watch, stable }),
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
