import { LEAST_PLACED } from '@talent/api/salary/small-sample';
import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { getPayBands, payAge, type PaySource } from '../../pay-figures/api/get-pay-bands';
import type { JobSummary } from './get-jobs';

/** Reported pay of a role in a country, all work modes; a year, in the country's currency. */
export interface RoleBand {
  role: string;
  /** Null is all levels. */
  level: JobSummary['level'] | null;
  country: JobSummary['country'];
  low: number;
  median: number;
  high: number;
  /** `half`: low to high is the middle half of reported pay ranges. `wages`: it is a low to a high wage, in most cases the 10th to the 90th percentile. */
  kind: 'half' | 'wages';
  /** Different pay ranges behind the band; null where the source publishes no sample size. */
  ranges: number | null;
  /** Period and age of the figures: `Pay ranges of 2024 to January 2025, 22 months old.` */
  age: string;
  source: Pick<PaySource, 'name' | 'url' | 'attribution'>;
}

/** Levels of the pay ranges that jobs have too. No job is an executive's, and no range says that it is a lead's. */
const LEVELS = { EN: 'entry', MI: 'mid', SE: 'senior' } as const;

/**
 * The newest published bands of each role in the United States, of all levels and of each, and in Canada where one is
 * published for the whole country. What has a small sample or is not in the data is left out.
 * @throws DataError when a request fails.
 */
export async function getRoleBands(
  data: DataClient,
  roles: readonly string[],
): Promise<RoleBand[]> {
  const ofUs = await getPayBands(data, roles);
  const ofLevels = await getPayBands(data, roles, Object.keys(LEVELS));
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
  for (const { role, level: code, p25, p50, p75, ranges, age, source } of [...ofUs, ...ofLevels]) {
    if (ranges < LEAST_PLACED) continue;
    const { name, url, attribution } = source;
    const level = code === null ? null : LEVELS[code as keyof typeof LEVELS];
    const figures = { low: p25, median: p50, high: p75, ranges, age };
    const kept = { name, url, attribution };
    const key = `US ${role} ${level}`;
    bands.set(key, { role, level, country: 'US', kind: 'half', ...figures, source: kept });
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
    const facts = { role, level: null, country: 'CA', kind: 'wages' } as const;
    bands.set(`CA ${role}`, { ...facts, ...figures, source: kept });
  }
  return [...bands.values()];
}
