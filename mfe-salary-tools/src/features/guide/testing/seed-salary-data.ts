import { readFileSync } from 'node:fs';
import { salaryDataSchema, type SalaryData } from '@talent/api/salary/salary-data';
import { testRate } from '../../../calculations/testing/make-band';

const seeds = ['ai-jobs-net', 'bls-oews', 'ca-job-bank'] as const;
/** The roles that a new database opens. */
const openRoles = ['machine-learning-engineer', 'ai-engineer', 'data-scientist'];

interface Row extends Record<string, unknown> {
  role: string;
  period_current: boolean;
}

interface Seed {
  source: Record<string, unknown>;
  roles: { key: string; label: string; position: number }[];
  bands: Row[];
}

/**
 * The real figures as a visitor of a new database reads them: every row of the open roles, and the headlines of the others.
 * For tests of layout, which made-up figures of the same length would not find fault with.
 */
export function seedSalaryData(): SalaryData {
  const editions = seeds.map(readSeed);
  const roles = new Map(
    editions.flatMap((edition) => edition.roles.map((role) => [role.key, role])),
  );
  return salaryDataSchema.parse({
    version: 'seed',
    sources: editions.map(({ source }) => ({
      ...source,
      licenceUrl: source.licence_url ?? null,
      retrievedOn: source.retrieved_on,
    })),
    exchangeRate: testRate,
    roles: [...roles.values()]
      .toSorted((a, b) => a.position - b.position)
      .map((role) => ({ ...role, open: openRoles.includes(role.key) })),
    bands: editions.flatMap(({ source, bands }) =>
      bands.filter(isPublic).map((row) => bandOf(row, source.key)),
    ),
  });
}

function readSeed(key: string): Seed {
  const file = new URL(`../../../../../supabase/seed/salary-${key}.sql`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8').split('$edition$')[1] ?? '') as Seed;
}

function isPublic({ role, period_current: current, level, work_mode: workMode }: Row): boolean {
  return openRoles.includes(role) || (current && level === undefined && workMode === undefined);
}

/** Empty columns are missing in a seed. */
function bandOf(row: Row, source: unknown) {
  const { p50_low: low, p50_high: high } = row;
  const none = { occupation: null, level: null, region: null, n: null };
  const figures = { p10: null, p25: null, p50: null, p75: null, p90: null };
  return {
    ...none,
    ...figures,
    ...row,
    key: row.band_key,
    regionName: row.region_name ?? null,
    workMode: row.work_mode ?? null,
    year: row.period_year,
    current: row.period_current,
    nKind: row.n_kind ?? null,
    nNote: row.n_note ?? null,
    interval: low === undefined || high === undefined ? null : { low, high },
    allRows: row.all_n === undefined ? null : allRowsOf(row),
    points: row.points ?? null,
    bins: null,
    source,
  };
}

function allRowsOf({ all_n, all_p10, all_p25, all_p50, all_p75, all_p90 }: Row) {
  return { n: all_n, p10: all_p10, p25: all_p25, p50: all_p50, p75: all_p75, p90: all_p90 };
}
