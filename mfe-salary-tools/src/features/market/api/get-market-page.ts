import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import type { MarketPage } from '../facts/market-page';
import { toMarketPage } from '../facts/to-market-page';

/**
 * The job market page from the current editions. `publish` stores a file and gives its path.
 * @throws DataError when a request fails, or a row holds a value that this version does not know
 */
export async function getMarketPage(
  data: DataClient,
  publish: (file: { name: string; body: string }) => string,
  now = new Date(),
): Promise<MarketPage> {
  return toMarketPage(await loadMarketData(data), { now, publish });
}
