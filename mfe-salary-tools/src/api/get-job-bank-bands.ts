import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { bandColumns, toBandGroup } from './band-group';
import type { BandGroup } from './band-group';

/**
 * Wages in Canada by occupation, CAD a year: of each occupation the whole country first, then the
 * provinces, highest median first.
 * @throws DataError when the request fails.
 */
export async function getJobBankBands(data: DataClient): Promise<BandGroup> {
  const rows = unwrap(
    await data
      .from('salary_bands')
      .select(`${bandColumns}, region`)
      .eq('source_key', 'ca-job-bank')
      .eq('country', 'CA')
      .order('role_label')
      .order('p50', { ascending: false }),
  );
  const isProvince = (row: { region: string | null }) => Number(row.region !== null);
  return toBandGroup(
    rows.toSorted(
      (a, b) => a.role_label.localeCompare(b.role_label, 'en') || isProvince(a) - isProvince(b),
    ),
  );
}
