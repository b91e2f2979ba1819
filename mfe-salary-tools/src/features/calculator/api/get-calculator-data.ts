import type { DataClient } from '@talent/data/client';
import type { SalaryData } from '@talent/data/salary-data';
import { getOpenSalaryData } from '../../access/api/get-open-salary-data';

/**
 * Data of the calculator's page: the current bands of the open roles, without the histograms that it does not draw.
 * @throws DataError when a request fails.
 */
export async function getCalculatorData(client: DataClient): Promise<SalaryData> {
  const data = await getOpenSalaryData(client);
  const bands = data.bands
    .filter(({ current }) => current)
    .map((band) => ({ ...band, bins: null }));
  return { ...data, bands };
}
