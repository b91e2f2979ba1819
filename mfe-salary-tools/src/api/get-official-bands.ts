import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { bandColumns, toBandGroup } from './band-group';
import type { BandGroup } from './band-group';

/**
 * Wages of US employees by occupation in the newest year of the official statistics, USD a year;
 * highest median first.
 * @throws DataError when the request fails.
 */
export async function getOfficialBands(data: DataClient): Promise<BandGroup> {
  const rows = unwrap(
    await data
      .from('salary_bands')
      .select(`${bandColumns}, period_year`)
      .eq('source_key', 'bls-oews')
      .eq('country', 'US')
      .order('period_year', { ascending: false })
      .order('p50', { ascending: false }),
  );
  return toBandGroup(rows.filter(({ period_year: year }) => year === rows[0]?.period_year));
}
