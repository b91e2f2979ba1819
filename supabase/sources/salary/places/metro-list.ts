import type { DropList } from '../edition/import-report.ts';
import type { SourceForm } from '../edition/importer.ts';
import type { PayPlace } from '../figures/place-figures.ts';
import { distinctPlaces, metroPlace } from '../figures/places.ts';
import { AREA_COLUMNS, METRO_EXTRACT } from './area-rows.ts';

/** A row that names a metro: the second file of filings is a file of `bls-oews-metro`. */
export type MetroRow = { metro: PayPlace; line: number; raw: string };

/** What the second and later files of filings are. */
export const MORE_FILES =
  'the other quarters, and a file of bls-oews-metro, which names the metros';

const metroForm = (
  kind: SourceForm<MetroRow>['kind'],
  columns: readonly string[],
  [name, code]: readonly [string, string],
): SourceForm<MetroRow> => ({
  kind,
  columns,
  readRow: (row) => ({
    metro:
      metroPlace(row.text(name), row.text(code)) ??
      row.refuse(`${name} "${row.text(name)}" is no name of a metro`),
    line: row.line,
    raw: row.raw,
  }),
});

/** The forms of a file that names all metros. */
export const metroForms = [
  metroForm('csv', METRO_EXTRACT, ['metro', 'cbsa']),
  metroForm('named', AREA_COLUMNS, ['AREA_TITLE', 'AREA']),
];

/** The metros that rows name. The rows count as left out: their figures are of another source. */
export function metrosOf(rows: readonly (MetroRow | object)[], drops: DropList): PayPlace[] {
  const named = rows.filter((row) => 'metro' in row);
  const [first] = named;
  if (first !== undefined) {
    const reason = 'the row names a metro only, which cities are assigned to';
    drops.add(reason, { line: first.line, row: first.raw }, named.length);
  }
  return distinctPlaces(named.map(({ metro }) => metro));
}
