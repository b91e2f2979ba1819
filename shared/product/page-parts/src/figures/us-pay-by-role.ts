import { HEADLINE_SAMPLE, LEAST_PLACED } from '@talent/api/salary/small-sample';
import { ageInWords } from '@talent/api/salary/age-text';
import { dataAge } from '@talent/api/salary/data-age';
import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { formatCount, formatPay } from '@talent/sdk/format';
import { roleColor, type ChartColor } from '@talent/ui/chart-color';
import type { RangeRow } from '@talent/ui/range-chart';
import type { FigureData, FigureSource } from './figure-data.ts';

/** So many roles fit one screen of a phone. */
const MOST_ROLES = 8;

/** A row of `salary_bands` with its role and source. */
export interface PayRow {
  role: string;
  level: string | null;
  n: number | null;
  period: string;
  p10: number | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p90: number | null;
  p50_low: number | null;
  p50_high: number | null;
  salary_roles: { label: string };
  salary_sources: {
    key: string;
    edition: string;
    /** With the day of the file. */
    name: string;
    url: string;
    licence: string;
    attribution: string | null;
  };
}

/** Reported pay ranges of the whole United States, newest period, all work modes. */
export function usBands(client: DataClient) {
  return (
    client
      .from('salary_bands')
      // oxlint-disable-next-line house/whole-reads -- eight roles, or three roles and three levels of each source
      .select(
        'role, level, n, period, p10, p25, p50, p75, p90, p50_low, p50_high, salary_roles!inner(label), salary_sources!inner(key, edition, name, url, licence, attribution)',
      )
      .eq('country', 'US')
      .is('region', null)
      .is('work_mode', null)
      .eq('period_current', true)
      // Reported ranges only: an estimate of people employed counts something else.
      .eq('n_kind', 'postings')
      .eq('suppressed', false)
      .gte('n', LEAST_PLACED)
      .is('salary_sources.superseded_at', null)
  );
}

/** Reported pay ranges of the roles with most of them, all levels. */
export async function loadUsPayByRole(client: DataClient): Promise<FigureData | null> {
  const rows = unwrap(
    await usBands(client)
      .is('level', null)
      .gte('n', HEADLINE_SAMPLE)
      .order('n', { ascending: false })
      .order('role')
      .limit(MOST_ROLES),
  );
  return payFigure(rows);
}

/** The figure of rows of one source; null without any. */
export function payFigure(rows: readonly PayRow[]): FigureData | null {
  const known = rows
    .flatMap((row) => (row.p50 === null ? [] : [{ ...row, p50: row.p50 }]))
    .toSorted((a, b) => b.p50 - a.p50);
  const [first, second] = known;
  if (!first) return null;
  return {
    kind: 'ranges',
    rowLabel: 'Role',
    headline: finding(first, second, known.length),
    subtitle: 'Reported pay ranges in the United States, US dollars a year',
    rows: known.map((row) => rangeRow(row, row.salary_roles.label, roleColor(row.role))),
    source: sourceOf(first),
  };
}

/** A row of the drawing. */
export function rangeRow(row: PayRow, label: string, color: ChartColor): RangeRow {
  const { role, level, n, p10, p25, p50, p75, p90 } = row;
  const key = level === null ? role : `${role}-${level}`;
  const detail = `${formatCount(n ?? 0)} ranges`;
  return { key, label, detail, color, p10, p25, p50, p75, p90 };
}

export function sourceOf({
  period,
  salary_sources: { key, edition, name, url, licence, attribution },
}: PayRow): FigureSource {
  const day = new Date().toISOString().slice(0, 10);
  const age = dataAge({ source: key, edition, period }, day);
  return {
    name,
    url,
    period: age ? `${age.text.replace('P', 'p')}, ${ageInWords(age.months)}` : period,
    note: `License: ${licence}.${attribution === null ? '' : ` ${attribution}`}`,
  };
}

type KnownRow = PayRow & { p50: number };

/** Medians whose 95% intervals overlap are not ranked. */
function finding(first: KnownRow, second: KnownRow | undefined, count: number): string {
  const named = (row: KnownRow) => `${row.salary_roles.label} (${formatPay(row.p50, 'USD')})`;
  if (!second) return `${first.salary_roles.label}: the median is ${formatPay(first.p50, 'USD')}`;
  const [low, high] = [first.p50_low ?? first.p50, second.p50_high ?? second.p50];
  if (low <= high)
    return `The medians of ${named(first)} and ${named(second)} are too close to rank`;
  return `Of ${count} roles, ${named(first)} has the highest median`;
}
