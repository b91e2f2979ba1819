import type { SourceRow } from '@talent/functions/files/source-row.ts';
import type { ReportFact } from '../edition/import-report.ts';
import type { Bands, Importer } from '../edition/importer.ts';
import type { SourceFacts } from '../edition/sources.ts';
import type { Percentiles } from '../figures/percentiles.ts';
import { roleOfSlug, type Role } from '@talent/functions/salary/roles.ts';
import {
  bandKey,
  NO_BINS,
  NO_RANGES,
  type SalaryBand,
  type SourceKey,
} from '../figures/salary-band.ts';

/** Official wages: each row of the file is a band of its own. */
type WageFile = Omit<Importer<SalaryBand, Bands>, 'build' | 'forms'> & {
  columns: readonly string[];
  /** @throws ImportError for a row that does not read as documented */
  readRow(row: SourceRow, edition: string): SalaryBand;
  source(edition: string): SourceFacts;
  /** @throws RefusedError when the bands are not those of the edition */
  facts(bands: readonly SalaryBand[], edition: string): ReportFact[];
};

/** An importer of official wages. */
export function wageImporter({
  source,
  facts,
  columns,
  readRow,
  ...kind
}: WageFile): Importer<SalaryBand, Bands> {
  return {
    ...kind,
    forms: [{ kind: 'csv', columns, readRow: (row, { edition }) => readRow(row, edition) }],
    build: (bands, edition) => ({
      source: source(edition),
      figures: { bands: [...bands] },
      rowsKept: bands.length,
      facts: facts(bands, edition),
    }),
  };
}

type WageBand = Pick<
  SalaryBand,
  | ('occupation' | 'country' | 'region' | 'region_name' | 'period' | 'period_year')
  | ('period_current' | 'n' | 'n_kind' | 'n_note')
> & { role: Role; figures: Partial<Pick<SalaryBand, keyof Percentiles>> };

/** A band of official wages: of all levels and work modes, without a sample. Figures that are not given are not published. */
export function wageBand(source: SourceKey, { role, figures, ...wage }: WageBand): SalaryBand {
  const { occupation, country, region, region_name, period, ...sample } = wage;
  const identity = { country, region, region_name, level: null, work_mode: null, period } as const;
  return {
    band_key: bandKey(source, role, identity),
    role: role.slug,
    occupation,
    ...identity,
    currency: country === 'US' ? 'USD' : 'CAD',
    ...sample,
    suppressed: false,
    ...{ p10: null, p25: null, p50: null, p75: null, p90: null, ...figures },
    p50_low: null,
    p50_high: null,
    ...NO_RANGES,
    ...NO_BINS,
  };
}

/** The role of a row's occupation code; refuses the row for a code that is not on the list. */
export function roleOfCode(
  row: SourceRow,
  column: string,
  slugs: Readonly<Record<string, string>>,
): Role {
  const code = row.text(column);
  return roleOfSlug(
    slugs[code] ?? row.refuse(`${column} "${code}" is not on the list of occupations`),
  );
}

/** Whether figures ascend; those that are not published are left out. */
export function isAscending(figures: readonly (number | null)[]): boolean {
  const known = figures.filter((figure) => figure !== null);
  return known.every((figure, index) => index === 0 || figure >= (known[index - 1] ?? 0));
}
