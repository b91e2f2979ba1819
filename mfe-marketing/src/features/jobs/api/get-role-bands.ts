import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { getPayBands, payAge, type PaySource } from '../../pay-figures/api/get-pay-bands';
import type { JobSummary } from './get-jobs';

/** Reported pay of a role in a country, all levels and work modes; a year, in the country's currency. */
export interface RoleBand {
  role: string;
  country: JobSummary['country'];
  low: number;
  median: number;
  high: number;
  /** `half`: low to high is the middle half of reported pay ranges. `wages`: it is a low to a high wage, in most cases the 10th to the 90th percentile. */
  kind: 'half' | 'wages';
  /** Different pay ranges behind the band; null where the source publishes no sample size. */
  ranges: number | null;
  /** What the figures describe, and how old they are. */
  age: string;
  source: Pick<PaySource, 'name' | 'url' | 'attribution'>;
}

/**
 * The newest published band of each role in the United States, and in Canada where one is published for the
 * whole country. A role without one (withheld for its small sample, or not in the data) is left out.
 * @throws DataError when a request fails.
 */
export async function getRoleBands(
  data: DataClient,
  roles: readonly string[],
): Promise<RoleBand[]> {
  const ofUs = await getPayBands(data, roles);
  const ofCanada = unwrap(
    await data
      .from('salary_bands')
      // oxlint-disable-next-line house/whole-reads -- a role has one row of the whole country for each source
      .select(
        'role, p10, p50, p90, n, period, salary_sources!inner(key, edition, name, url, attribution)',
      )
      .in('role', roles)
      .eq('country', 'CA')
      .is('region', null)
      .is('level', null)
      .is('work_mode', null)
      .eq('period_current', true)
      .eq('suppressed', false)
      .order('period_year', { ascending: false }),
  );
  const bands = new Map<string, RoleBand>();
  for (const { role, p25, p50, p75, ranges, age, source } of ofUs) {
    const { name, url, attribution } = source;
    const figures = { low: p25, median: p50, high: p75, ranges, age };
    const kept = { name, url, attribution };
    bands.set(`US ${role}`, { role, country: 'US', kind: 'half', ...figures, source: kept });
  }
  for (const { role, p10, p50, p90, n, period, salary_sources: source } of ofCanada) {
    if (p10 === null || p50 === null || p90 === null || bands.has(`CA ${role}`)) continue;
    const figures = {
      low: p10,
      median: p50,
      high: p90,
      ranges: n,
      age: payAge(source, period).age,
    };
    const { name, url, attribution } = source;
    const kept = { name, url, attribution };
    bands.set(`CA ${role}`, { role, country: 'CA', kind: 'wages', ...figures, source: kept });
  }
  return [...bands.values()];
}
