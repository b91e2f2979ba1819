import type { Level } from './job-postings.ts';
import { percentilesOf, type Percentiles } from './percentiles.ts';
import type { Role } from './roles.ts';
import type { SourceKey } from './sources.ts';

/** Below this many postings a band shows no figures. */
export const MINIMUM_N = 10;

/** What a row of `salary_bands` holds beside its source, which `source_key` names. */
export type SalaryBand = { [Figure in keyof Percentiles]: number | null } & {
  band_key: string;
  role: string;
  role_label: string;
  /** The source's own name and code of the occupation. */
  occupation: string | null;
  level: Level | null;
  country: 'US' | 'CA';
  /** Province code; null is the whole country. */
  region: string | null;
  region_name: string | null;
  work_mode: 'onsite' | 'hybrid' | 'remote' | null;
  currency: 'USD' | 'CAD';
  /** Such as '2024-2025' or 'May 2025'. */
  period: string;
  /** Last year of the period. */
  period_year: number;
  n: number | null;
  n_kind: 'postings' | 'employment_estimate' | null;
  /** Why n is missing, or how to read it. */
  n_note: string | null;
  suppressed: boolean;
  source_key: SourceKey;
};

type Identity = Pick<
  SalaryBand,
  'source_key' | 'country' | 'region' | 'level' | 'work_mode' | 'period'
>;

/** The stable key of a band: the same source, place, role, level, mode and period give the same key. */
export function bandKey(role: Role, band: Identity): string {
  return [
    band.source_key,
    band.region === null ? band.country : `${band.country}-${band.region}`,
    role.slug,
    band.level ?? 'all-levels',
    band.work_mode ?? 'all-modes',
    band.period.toLowerCase().replaceAll(' ', '-'),
  ].join('/');
}

/** The figures of a sample of postings; withheld, and said so, when there are fewer than ten. */
export function sampleFigures(salaries: readonly number[]) {
  const suppressed = salaries.length < MINIMUM_N;
  return {
    n: salaries.length,
    n_kind: 'postings' as const,
    n_note: suppressed ? `Fewer than ${MINIMUM_N} postings: figures are withheld.` : null,
    suppressed,
    ...(suppressed
      ? { p10: null, p25: null, p50: null, p75: null, p90: null }
      : percentilesOf(salaries)),
  };
}
