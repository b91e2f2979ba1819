import { marketSourceKey } from '@talent/api/market/market-data';
import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { getPublicSalaryData } from '../../access/api/get-public-salary-data';
import { embedOffers, PAY_BY_ROLE, PAY_PREFIX, type EmbedOffer } from '../chart-list';
import type { EmbedChart } from '../embed-document';
import { isMarketChart, marketChart } from '../market-charts';
import { payByLevel, payByRole } from '../pay-charts';

/** Countries alone: no chart shows states, sectors or wages. */
const charted = marketSourceKey.options.filter((key) => !/-by-|sector/.test(key));

/**
 * A chart by its id, from the figures that are open to everyone; null where there is none.
 * @throws DataError when a request fails
 */
export async function loadChart(client: DataClient, id: string): Promise<EmbedChart | null> {
  if (isMarketChart(id)) return marketChart(await loadMarketData(client, { sources: charted }), id);
  if (id === PAY_BY_ROLE) return payByRole(await getPublicSalaryData(client));
  if (!id.startsWith(PAY_PREFIX)) return null;
  return payByLevel(await getPublicSalaryData(client), id.slice(PAY_PREFIX.length));
}

/** The charts of the current figures. @throws DataError when a request fails */
export async function listCharts(client: DataClient): Promise<EmbedOffer[]> {
  return embedOffers(await getPublicSalaryData(client));
}
