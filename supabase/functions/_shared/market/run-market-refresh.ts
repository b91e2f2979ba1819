import { readMarketUrls } from '@talent/api/market/market-urls';
import type { FunctionContext } from '../context.ts';
import { refreshMarket, type MarketRefresh } from './refresh-market.ts';

/** `MARKET_URLS` has another form than documented. */
export class MarketUrlsError extends Error {
  override readonly name = 'MarketUrlsError';
  readonly code = 'MARKET_URLS_MALFORMED';

  constructor() {
    super('MARKET_URLS must be entries such as ai-postings-share=https://…, separated by spaces.');
  }
}

/**
 * Asks the sources that are due, at the addresses of the settings. Each run is noted for staff, and refusals are logged.
 * @throws MarketUrlsError
 */
export async function runMarketRefresh({
  data,
  settings,
  now,
  log,
}: FunctionContext): Promise<MarketRefresh> {
  const urls = readMarketUrls(settings['MARKET_URLS'] ?? '');
  // Only the functions know their settings: this is how staff see which sources have an address.
  await data
    .rpc('note_market_refresh_run', urls === undefined ? {} : { addresses: [...urls.keys()] })
    .throwOnError();
  if (urls === undefined) throw new MarketUrlsError();
  const result = await refreshMarket(data, { urls, now: now() });
  for (const { key, outcome, reason } of result.sources) {
    if (outcome === 'refused' || outcome === 'unreachable') {
      log(`Market source ${key}: ${outcome}. ${reason}`);
    }
  }
  return result;
}
