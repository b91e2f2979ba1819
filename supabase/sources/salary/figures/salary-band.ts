import { medianInterval, percentilesOf, type Percentiles } from './percentiles.ts';
import type { Role } from '@talent/functions/salary/roles.ts';

export type SourceKey =
  | ('ai-jobs-net' | 'bls-oews' | 'ca-job-bank' | 'bls-oews-metro' | 'bls-oews-state')
  | ('dol-lca-titles' | 'dol-lca-occupations' | 'dol-lca-title-occupations' | 'bea-rpp');

export const LEVELS = ['EN', 'MI', 'SE', 'EX'] as const;
/** EN entry, MI mid, SE senior, EX executive. */
export type Level = (typeof LEVELS)[number];

/** Below this many different ranges a band shows no figures. */
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
  /** Different ranges, each counted once, or people employed: see `n_kind`. */
  n: number | null;
  /** `postings` stands for reported pay ranges: see docs/decisions/0022. */
  n_kind: 'postings' | 'employment_estimate' | null;
  /** Why n is missing, or how to read it and the figures. */
  n_note: string | null;
  suppressed: boolean;
  /** 95 % confidence interval of the median, of the ranges that `n` counts. */
  p50_low: number | null;
  p50_high: number | null;
  /** The figures over all reported ranges, repetitions counted; null for official wages and suppressed bands. */
  all_n: number | null;
  all_p10: number | null;
  all_p25: number | null;
  all_p50: number | null;
  all_p75: number | null;
  all_p90: number | null;
  /** How many of the n ranges have no width; null for official wages and suppressed bands. */
  points: number | null;
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

/** Yearly pay of a group: midpoints of its different ranges, and of all of them. */
export type PaySample = {
  distinct: readonly number[];
  all: readonly number[];
  /** How many of the different ranges have no width. */
  points: number;
};

/** The figures of a group of pay ranges; withheld, and said so, when fewer than ten of them are different. */
export function sampleFigures({ distinct, all, points }: PaySample) {
  const n = { n: distinct.length, n_kind: 'postings' as const };
  if (distinct.length < MINIMUM_N) {
    return {
      ...n,
      n_note: `Fewer than ${MINIMUM_N} different pay ranges: figures are withheld.`,
      suppressed: true,
      p10: null,
      p25: null,
      p50: null,
      p75: null,
      p90: null,
      p50_low: null,
      p50_high: null,
      ...NO_RANGES,
    };
  }
  const { low, high } = medianInterval(distinct);
  const { p10, p25, p50, p75, p90 } = percentilesOf(all);
  return {
    ...n,
    n_note: null,
    suppressed: false,
    ...percentilesOf(distinct),
    p50_low: Math.round(low),
    p50_high: Math.round(high),
    all_n: all.length,
    all_p10: p10,
    all_p25: p25,
    all_p50: p50,
    all_p75: p75,
    all_p90: p90,
    points,
  };
}

/** The empty columns of a band that is not made of pay ranges, or is withheld. */
export const NO_RANGES = {
  all_n: null,
  all_p10: null,
  all_p25: null,
  all_p50: null,
  all_p75: null,
  all_p90: null,
  points: null,
} as const;

/** The empty columns of a band without a distribution. */
export const NO_BINS = { bin_start: null, bin_width: null, bin_counts: null } as const;
