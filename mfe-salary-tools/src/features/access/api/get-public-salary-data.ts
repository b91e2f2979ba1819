import type { DataClient } from '@talent/data/client';
import { loadSalaryData } from '@talent/data/load-salary-data';
import type { SalaryData } from '@talent/api/salary/salary-data';
import { isHeadline } from '../../../calculations/bands/headline';

/**
 * Data that a page may carry to everyone: every figure of the open roles, the headline figures of all others, the names of
 * all roles, and all sources.
 * @throws DataError when a request fails.
 */
export async function getPublicSalaryData(client: DataClient): Promise<SalaryData> {
  return publicSalaryData(await loadSalaryData(client));
}

/** The part of the data that is open to everyone. The database's policy says the same; a page repeats it for any client. */
export function publicSalaryData(data: SalaryData): SalaryData {
  const open = new Set(data.roles.filter((role) => role.open).map(({ key }) => key));
  return {
    ...data,
    bands: data.bands.flatMap((band) => {
      if (open.has(band.role)) return [band];
      return isHeadline(band) ? [{ ...band, bins: null }] : [];
    }),
  };
}
