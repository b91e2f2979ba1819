import { LEAST_PLACED } from '@talent/api/salary/small-sample';
import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { payAge, type PaySource } from '../../pay-figures/api/get-pay-bands';
import type { JobSummary } from './get-jobs';

/** Filings for a job's title in the metro area of its city; US dollars a year, all levels. */
export interface LocalPay {
  low: number;
  median: number;
  high: number;
  filings: number;
  /** Period and age of the figures. */
  age: string;
  source: Pick<PaySource, 'name' | 'url' | 'attribution'>;
}

/**
 * What employers named in filings for the title of a job where it is. Null outside the metro areas, with fewer than 30 filings,
 * and for contract work.
 * @throws DataError when the request fails.
 */
export async function getLocalPay(
  data: DataClient,
  { role, contract, country, region, city }: JobSummary,
): Promise<LocalPay | null> {
  if (contract === 'contract' || country !== 'US' || region === null || city === null) return null;
  const [row] = unwrap(
    await data
      .from('place_pay')
      // oxlint-disable-next-line house/whole-reads -- a title has one row of all levels in a metro area
      .select(
        'p25, p50, p75, n, period, pay_places!inner(key), salary_sources!inner(key, edition, name, url, attribution)',
      )
      .eq('role', role)
      .eq('pay_places.kind', 'metro')
      .eq('pay_places.short_name', city)
      .contains('pay_places.states', [region])
      .eq('n_kind', 'filings')
      .is('occupation', null)
      .is('tier', null)
      .eq('period_current', true)
      .gte('n', LEAST_PLACED),
  );
  if (!row || row.p25 === null || row.p50 === null || row.p75 === null) return null;
  const { name, url, attribution, ...edition } = row.salary_sources;
  return {
    ...{ low: row.p25, median: row.p50, high: row.p75, filings: row.n ?? 0 },
    age: payAge(edition, row.period).age,
    source: { name, url, attribution },
  };
}
