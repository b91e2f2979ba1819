import type { MarketSourceKey } from '@talent/api/market/market-data';
import type { DownloadLimits } from '@talent/functions/market/download.ts';
import { malformedUrls, refreshMarket } from '@talent/functions/market/refresh-market.ts';
import { operatorClient, type Surroundings } from '../surroundings.ts';
import { RefusedError } from '../files/refused-error.ts';

/** The surroundings of `pnpm data market`. */
export interface MarketSurroundings extends Surroundings {
  limits: DownloadLimits;
  /** The addresses of `MARKET_URLS`; undefined where it has another form. */
  urls: () => ReadonlyMap<MarketSourceKey, string> | undefined;
  now: () => Date;
}

/**
 * Asks all configured sources now, whether they are due or not, and prints what came of it.
 * @throws RefusedError when a source was refused or unreachable; SettingError
 */
export async function runRefresh(
  acceptedJumps: readonly MarketSourceKey[],
  { out, target, urls: configured, limits, now }: MarketSurroundings,
): Promise<void> {
  const urls = configured();
  if (urls === undefined) throw malformedUrls();
  if (urls.size === 0) {
    out('No address is set, so nothing was fetched. Set MARKET_URLS (.env.example).');
    return;
  }
  const client = await operatorClient(target);
  const options = { urls, now: now(), isForced: true, acceptedJumps, limits };
  const sources = await refreshMarket(client, options);
  const failed = sources.filter(({ outcome }) => ['refused', 'unreachable'].includes(outcome));
  for (const { key, outcome, reason } of sources) {
    if (outcome === 'imported' || outcome === 'unchanged') out(`${key}: ${outcome}. ${reason}`);
  }
  const asked = new Set(sources.map(({ key }) => key));
  for (const key of urls.keys()) {
    if (!asked.has(key)) out(`${key}: is being asked by another run at this moment.`);
  }
  if (failed.length > 0) {
    const lines = failed.map(({ key, outcome, reason }) => `${key}: ${outcome}. ${reason}`);
    throw new RefusedError(lines.join('\n'));
  }
}
