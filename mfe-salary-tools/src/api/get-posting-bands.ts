import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { bandColumns, toBandGroup } from './band-group';
import type { BandGroup } from './band-group';

/**
 * Posted pay in the United States by role, all levels and work modes, USD a year; highest median
 * first, suppressed roles last.
 * @throws DataError when the request fails.
 */
export async function getPostingBands(data: DataClient): Promise<BandGroup> {
  const rows = unwrap(
    await data
      .from('salary_bands')
      .select(bandColumns)
      .eq('source_key', 'ai-jobs-net')
      .eq('country', 'US')
      .is('region', null)
      .is('level', null)
      .is('work_mode', null)
      .order('p50', { ascending: false, nullsFirst: false })
      .order('role_label'),
  );
  return toBandGroup(rows);
}
