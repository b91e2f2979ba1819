import { sha256Hex } from '@talent/functions/tokens/encrypt.ts';
import { createDropList, type DropList, type ImportReport } from './import-report.ts';
import type { EditionFigures, Importer, ReadEdition } from './importer.ts';
import { readRows } from './read-rows.ts';
import { keyedFigures } from '../figures/place-figures.ts';
import { SALARY_ROLES } from '@talent/functions/salary/roles.ts';
import type { Source } from './sources.ts';
import { RefusedError } from '../../files/refused-error.ts';
import { readSourceFile, type SourceFile } from '../../files/source-file.ts';

/** An edition read from its files: the argument of `import_salary_edition`. */
export type SalaryEdition<Figures extends EditionFigures = EditionFigures> = {
  source: Source;
  file_sha256: string;
  rows_read: number;
  rows_kept: number;
  report: ImportReport;
  roles: { key: string; label: string; position: number }[];
} & Figures;

interface EditionOptions {
  edition: string;
  /** Day the files were fetched; default: the day the first was last written. */
  retrieved?: string | undefined;
}

/**
 * Reads source files as one edition.
 * @throws MalformedFileError or RefusedError; nothing has been changed by then.
 */
export async function readEdition<Row, Figures extends EditionFigures>(
  importer: Importer<Row, Figures>,
  paths: readonly string[],
  options: EditionOptions,
): Promise<SalaryEdition<Figures>> {
  return readFiles(
    importer,
    paths.map((path) => readSourceFile(path)),
    options,
  );
}

/** Reads files that were fetched as one edition. @throws MalformedFileError or RefusedError */
export async function readFiles<Row, Figures extends EditionFigures>(
  importer: Importer<Row, Figures>,
  files: readonly SourceFile[],
  { edition, retrieved }: EditionOptions,
): Promise<SalaryEdition<Figures>> {
  const drops = createDropList();
  const rows: Row[] = [];
  let rowsRead = 0;
  for (const file of files) {
    rowsRead += await readRows(file, importer.forms, (form, row) => {
      const drop = (reason: string) => {
        drops.add(reason, { line: row.line, row: row.raw });
        return null;
      };
      const read = form.readRow(row, { edition, file: file.name, drop });
      if (read !== null) rows.push(read);
    });
  }
  const made = importer.build(rows, edition, drops);
  const { source, figures, rowsKept } = made;
  refuseRepeatedKeys(source.key, figures);
  const named = new Set(rolesOf(figures));
  return {
    source: { ...source, retrieved_on: retrieved ?? files[0]?.writtenOn ?? '' },
    file_sha256: sha256Hex(Buffer.concat(files.map(({ bytes }) => bytes))),
    rows_read: rowsRead,
    rows_kept: rowsKept,
    report: reportOf(made, rowsRead, drops),
    roles: SALARY_ROLES.flatMap(({ slug: key, label }, index) =>
      named.has(key) ? [{ key, label, position: index + 1 }] : [],
    ),
    ...figures,
  };
}

function reportOf(
  { figures, rowsKept, facts }: ReadEdition,
  rowsRead: number,
  drops: DropList,
): ImportReport {
  const rows = { rowsRead, rowsKept, facts, dropped: drops.all() };
  if ('bands' in figures) {
    const { bands } = figures;
    return {
      ...rows,
      bands: {
        total: bands.length,
        suppressed: bands.filter(({ suppressed }) => suppressed).length,
        withDistribution: bands.filter(({ bin_counts }) => bin_counts !== null).length,
      },
    };
  }
  const { places, cells, parities, shares } = figures;
  return {
    ...rows,
    places: {
      places: places.length,
      cells: cells.length,
      parities: parities.length,
      shares: shares.length,
    },
  };
}

function rolesOf(figures: EditionFigures): string[] {
  const rows = 'bands' in figures ? figures.bands : [...figures.cells, ...figures.shares];
  return rows.map(({ role }) => role);
}

function refuseRepeatedKeys(source: Source['key'], figures: EditionFigures): void {
  const keys =
    'bands' in figures
      ? figures.bands.map(({ band_key: key }) => key)
      : keyedFigures(source, figures).map(({ key }) => key);
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) {
      throw new RefusedError(
        `Two rows of the file make the same band, ${key}: remove the one that is wrong.`,
      );
    }
    seen.add(key);
  }
}
