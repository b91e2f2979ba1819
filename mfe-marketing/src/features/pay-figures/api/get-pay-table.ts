import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import type { PayQuery } from '../../../content/page-content';
import { allRangesOf, payAge, type AllRanges, type PaySource } from './get-pay-bands';

/** One line of figures; money a year in the table's currency. */
export interface PayRow {
  key: string;
  label: string;
  low: number;
  median: number;
  high: number;
  /** Different pay ranges behind the figures, each counted once; null where the source does not publish a sample size. */
  ranges: number | null;
  /** The same over all ranges, repeats included; null where the source has one count alone. */
  all: AllRanges | null;
}

/** Pay figures of one source, ready to show. */
export interface PayTable {
  currency: 'USD' | 'CAD';
  /** Which percentiles `low` and `high` are. */
  spread: 'p25-p75' | 'p10-p90';
  /** Period and age of the figures: `Pay ranges of 2024 to January 2025, 22 months old.` */
  age: string;
  /** Why there is no sample size; null where there is one. */
  sampleNote: string | null;
  source: PaySource;
  rows: readonly PayRow[];
}

const levels = { EN: 'Entry level', MI: 'Mid level', SE: 'Senior', EX: 'Executive' } as const;

const columns =
  'role, level, region, region_name, p10, p25, p50, p75, p90, n, n_note, all_n, all_p50, period, salary_roles!inner(label), salary_sources!inner(key, edition, name, url, licence, attribution, method)';

/**
 * The newest published figures that a page asks for; null where the database has none. Withheld bands
 * are left out.
 * @throws DataError when the request fails.
 */
export async function getPayTable(data: DataClient, query: PayQuery): Promise<PayTable | null> {
  const isCanada = query.by === 'province';
  let request = data
    .from('salary_bands')
    // oxlint-disable-next-line house/whole-reads -- the roles of one page, or the levels or regions of one role
    .select(columns)
    .eq('country', isCanada ? 'CA' : 'US')
    .is('work_mode', null)
    .eq('period_current', true)
    .eq('suppressed', false)
    .in('role', query.by === 'role' ? query.roles : [query.role]);
  if (!isCanada) request = request.eq('n_kind', 'postings').is('region', null);
  request = query.by === 'level' ? request.not('level', 'is', null) : request.is('level', null);
  const rows = unwrap(await request.order('period_year', { ascending: false }));
  const [newest] = rows;
  if (!newest) return null;
  const current = rows.filter(
    ({ period, salary_sources: source }) =>
      period === newest.period && source.name === newest.salary_sources.name,
  );
  const shown = current
    .filter(({ region }) => region === null || isProvince(region))
    .map((row) => toRow(row, query))
    .filter((row) => row !== null);
  if (shown.length === 0) return null;
  return {
    currency: isCanada ? 'CAD' : 'USD',
    spread: isCanada ? 'p10-p90' : 'p25-p75',
    age: payAge(newest.salary_sources, newest.period).age,
    sampleNote: newest.n_note,
    source: newest.salary_sources,
    rows: inOrder(shown, query),
  };
}

interface BandRow {
  role: string;
  level: string | null;
  region: string | null;
  region_name: string | null;
  p10: number | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p90: number | null;
  n: number | null;
  all_n: number | null;
  all_p50: number | null;
  salary_roles: { label: string };
}

/** Cities go by a slug; their people are counted in the province already. */
function isProvince(region: string): boolean {
  return /^[A-Z]{2}$/.test(region);
}

function toRow(row: BandRow, query: PayQuery): PayRow | null {
  const [low, high] = query.by === 'province' ? [row.p10, row.p90] : [row.p25, row.p75];
  if (low === null || high === null || row.p50 === null) return null;
  return {
    ...nameOf(row, query),
    low,
    median: row.p50,
    high,
    ranges: row.n,
    all: allRangesOf(row),
  };
}

function nameOf(row: BandRow, query: PayQuery): { key: string; label: string } {
  if (query.by === 'role') return { key: row.role, label: row.salary_roles.label };
  if (query.by === 'province') {
    return { key: row.region ?? 'country', label: row.region_name ?? 'All of Canada' };
  }
  const level = row.level ?? '';
  return { key: level, label: level in levels ? levels[level as keyof typeof levels] : level };
}

/** Levels from entry to executive, the country before its provinces, roles by their median. */
function inOrder(rows: readonly PayRow[], query: PayQuery): PayRow[] {
  if (query.by === 'level') {
    const order = Object.keys(levels);
    return rows.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  }
  const isWhole = ({ key }: PayRow): number => (key === 'country' ? 0 : 1);
  return rows.toSorted((a, b) => isWhole(a) - isWhole(b) || b.median - a.median);
}
