import { ageText } from '@talent/api/salary/age-text';
import { dataAge, isOutOfSeason } from '@talent/api/salary/data-age';
import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';

/** Source of a band's figures. */
export interface PaySource {
  key: string;
  /** Year, month or day of publication. */
  edition: string;
  name: string;
  url: string;
  licence: string;
  /** Attribution to show with the figures; null where the license asks for none. */
  attribution: string | null;
  /** How the figures were computed, in whole sentences. */
  method: string;
}

/** Figures over all reported ranges, repeats included. */
export interface AllRanges {
  ranges: number;
  median: number;
}

/** Reported pay ranges of one role in the United States, all work modes; US dollars a year. */
export interface PayBand {
  role: string;
  /** Code of a level; null is all levels. */
  level: string | null;
  roleLabel: string;
  p25: number;
  p50: number;
  p75: number;
  /** How many different ranges the figures are made from: each counts once. */
  ranges: number;
  /** The same over all ranges, repeats included; null where the source has one count alone. */
  all: AllRanges | null;
  /** `Pay ranges of 2024 to January 2025, 22 months old.`; see `payAge`. */
  age: string;
  /** Newer official pay leads these ranges where there is any. */
  isOutOfSeason: boolean;
  source: PaySource;
}

/** Period and age of a source's figures on a day, in words; empty where the period names no year. */
export function payAge(
  source: Pick<PaySource, 'key' | 'edition'>,
  period: string,
  now = new Date(),
): Pick<PayBand, 'age' | 'isOutOfSeason'> {
  const { key, edition } = source;
  const age = dataAge({ source: key, edition, period }, now.toISOString().slice(0, 10));
  return { age: age ? ageText(age) : '', isOutOfSeason: isOutOfSeason(age) };
}

/**
 * The newest published band of each role, and of each of the levels where some are named, highest median first. What is
 * withheld for its small sample or not in the data is left out.
 * @throws DataError when the request fails.
 */
export async function getPayBands(
  data: DataClient,
  roles: readonly string[],
  levels: readonly string[] = [],
): Promise<PayBand[]> {
  const asked = data
    .from('salary_bands')
    // oxlint-disable-next-line house/whole-reads -- a role has one row of the whole country for each source and level
    .select(
      'role, level, p25, p50, p75, n, all_n, all_p50, period, salary_roles!inner(label), salary_sources!inner(key, edition, name, url, licence, attribution, method)',
    )
    .in('role', roles);
  const rows = unwrap(
    await (levels.length === 0 ? asked.is('level', null) : asked.in('level', levels))
      .eq('country', 'US')
      .is('region', null)
      .is('work_mode', null)
      .eq('period_current', true)
      // Pay ranges only (the name in the database is older): an estimate of people employed counts something else and cannot be compared with them.
      .eq('n_kind', 'postings')
      .eq('suppressed', false)
      .order('period_year', { ascending: false })
      .order('n', { ascending: false }),
  );
  const newest = new Map<string, PayBand>();
  for (const band of rows.map(toPayBand)) {
    const key = `${band?.role} ${band?.level}`;
    if (band && !newest.has(key)) newest.set(key, band);
  }
  return [...newest.values()].sort((a, b) => b.p50 - a.p50);
}

interface BandRow {
  role: string;
  level: string | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  n: number | null;
  all_n: number | null;
  all_p50: number | null;
  period: string;
  salary_roles: { label: string };
  salary_sources: PaySource;
}

/** Null for a row that lacks a figure of the range. */
function toPayBand(row: BandRow): PayBand | null {
  const { role, level, p25, p50, p75, n: ranges, period, salary_sources: source } = row;
  if (p25 === null || p50 === null || p75 === null || ranges === null) return null;
  const { label: roleLabel } = row.salary_roles;
  const figures = { role, level, roleLabel, p25, p50, p75, ranges, all: allRangesOf(row) };
  return { ...figures, ...payAge(source, period), source };
}

/** Null for official wages, and for ranges that were counted before each different one was counted once. */
export function allRangesOf(row: {
  all_n: number | null;
  all_p50: number | null;
}): AllRanges | null {
  const { all_n: ranges, all_p50: median } = row;
  return ranges === null || median === null ? null : { ranges, median };
}

/** Official pay of a role's own occupation in the United States; US dollars a year. */
export interface OfficialMedian {
  median: number;
  /** People employed; null where the source does not say. */
  employed: number | null;
  age: string;
}

/**
 * The newest official median of each role that has an occupation of its own.
 * @throws DataError when the request fails.
 */
export async function getOfficialMedians(
  data: DataClient,
  roles: readonly string[],
): Promise<Map<string, OfficialMedian>> {
  const rows = unwrap(
    await data
      .from('salary_bands')
      // oxlint-disable-next-line house/whole-reads -- a role has one row of the whole country for each source
      .select('role, p50, n, period, salary_sources!inner(key, edition)')
      .in('role', roles)
      .eq('country', 'US')
      .is('region', null)
      .eq('period_current', true)
      .eq('n_kind', 'employment_estimate')
      .is('salary_sources.superseded_at', null),
  );
  return new Map(
    rows.flatMap(({ role, p50: median, n: employed, period, salary_sources: source }) =>
      median === null ? [] : [[role, { median, employed, age: payAge(source, period).age }]],
    ),
  );
}
