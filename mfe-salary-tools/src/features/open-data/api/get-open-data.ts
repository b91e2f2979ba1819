import type { MarketData } from '@talent/api/market/market-data';
import type { SalaryData } from '@talent/api/salary/salary-data';
import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { getPublicSalaryData } from '../../access/api/get-public-salary-data';

/** Everything that is open to other sites. */
export interface OpenData {
  /** Every figure of the open roles, and the headline figures of the others. */
  salaries: SalaryData;
  market: MarketData;
}

/** The open figures of both kinds. @throws DataError when a request fails. */
export async function getOpenData(client: DataClient): Promise<OpenData> {
  const [salaries, market] = await Promise.all([
    getPublicSalaryData(client),
    loadMarketData(client),
  ]);
  return { salaries, market };
}
