import { publicFallbacks, publicVersions } from './live-site.ts';
import type { LiveSource } from './live-source.ts';
import type { GatewayStatus } from '../options.ts';
import { publicContract } from './public-contract.ts';

/** What a gateway says about itself in public. */
export function gatewayStatus(live: LiveSource, channel: string): GatewayStatus {
  const site = live.current();
  const registry = live.registry();
  if (site === null) return { status: 'empty', channel, registry };
  return {
    status: 'ok',
    channel,
    revision: site.release.revision,
    apps: publicVersions(site),
    contract: publicContract(site),
    degraded: site.fallbacks.length > 0,
    fallbacks: publicFallbacks(site),
    registry,
  };
}
