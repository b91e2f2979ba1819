import type { Level } from '../postings/job-postings.ts';
import { medianInterval } from './median-interval.ts';
import { percentilesOf, type Percentiles } from './percentiles.ts';
import type { Role } from './roles.ts';
import type { SourceKey } from '../edition/sources.ts';

/** Below this many postings a band shows no figures. */
export const MINIMUM_N = 10;

/** One band as `import_salary_edition` takes it: the columns of `salary_bands` and of its `salary_bins`. */
export type SalaryBand = { [Figure in keyof Percentiles]: number | null } & {
  band_key: string;
  role: string;
  /** The source's own name and code of the occupation. */
  occupation: string | null;
  level: Level | null;
  country: 'US' | 'CA';
  /** Code of a province or slug of a city; null is the whole country. */
  region: string | null;
  region_name: string | null;
  work_mode: 'onsite' | 'hybrid' | 'remote' | null;
  currency: 'USD' | 'CAD';
  /** Such as '2024-2025' or 'May 2025'. */
  period: string;
  /** Last year of the period. */
  period_year: number;
  /** Newest period of the source; the others are history. */
  period_current: boolean;
  n: number | null;
  n_kind: 'postings' | 'employment_estimate' | null;
  /** Why n is missing, or how to read it and the figures. */
  n_note: string | null;
  suppressed: boolean;
  /** 95 % confidence interval of the median. */
  p50_low: number | null;
  p50_high: number | null;
  bin_start: number | null;
  bin_width: number | null;
  bin_counts: number[] | null;
};

type Identity = Pick<SalaryBand, 'country' | 'region' | 'level' | 'work_mode' | 'period'>;

/** The stable key of a band: the same source, place, role, level, mode and period give the same key. */
export function bandKey(source: SourceKey, role: Role, band: Identity): string {
  return [
    source,
    band.region === null ? band.country : `${band.country}-${band.region}`,
    role.slug,
    band.level ?? 'all-levels',
    band.work_mode ?? 'all-modes',
    band.period.toLowerCase().replaceAll(' ', '-'),
  ].join('/');
}

/** The figures of a sample of postings; withheld, and said so, when there are fewer than ten. */
export function sampleFigures(salaries: readonly number[]) {
  const n = { n: salaries.length, n_kind: 'postings' as const };
  if (salaries.length < MINIMUM_N) {
    return {
      ...n,
      n_note: `Fewer than ${MINIMUM_N} postings: figures are withheld.`,
      suppressed: true,
      p10: null,
      p25: null,
      p50: null,
      p75: null,
      p90: null,
      p50_low: null,
      p50_high: null,
    };
  }
  const { low, high } = medianInterval(salaries);
  return {
    ...n,
    n_note: null,
    suppressed: false,
    ...percentilesOf(salaries),
    p50_low: Math.round(low),
    p50_high: Math.round(high),
  };
}

/** The empty columns of a band without a distribution. */
export const NO_BINS = { bin_start: null, bin_width: null, bin_counts: null } as const;
