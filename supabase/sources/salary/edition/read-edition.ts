import { readCsvRows } from '@talent/functions/files/csv-rows.ts';
import { sha256Hex } from '@talent/functions/tokens/encrypt.ts';
import { createDropList, type ImportReport } from './import-report.ts';
import type { Importer } from './importer.ts';
import { SALARY_ROLES } from '../figures/roles.ts';
import type { SalaryBand } from '../figures/salary-band.ts';
import type { Source } from './sources.ts';
import { RefusedError } from '../../files/refused-error.ts';
import { readSourceFile } from '../../files/source-file.ts';

/** An edition read from its file: the argument of `import_salary_edition`. */
export type SalaryEdition = {
  source: Source;
  file_sha256: string;
  rows_read: number;
  rows_kept: number;
  report: ImportReport;
  roles: { key: string; label: string; position: number }[];
  bands: SalaryBand[];
};

/**
 * Reads a source file as one edition.
 * @param retrieved day the file was fetched; default: the day it was last written.
 * @throws MalformedFileError or RefusedError; nothing has been changed by then.
 */
export function readEdition<Row>(
  importer: Importer<Row>,
  path: string,
  { edition, retrieved }: { edition: string; retrieved?: string | undefined },
): SalaryEdition {
  const file = readSourceFile(path);
  const drops = createDropList();
  const rows: Row[] = [];
  const rowsRead = readCsvRows(file, importer.columns, (row) => {
    rows.push(importer.readRow(row, edition));
  });
  const { source, bands, rowsKept, facts } = importer.build(rows, edition, drops);
  refuseRepeatedKeys(bands);
  const named = new Set(bands.map(({ role }) => role));
  return {
    source: { ...source, retrieved_on: retrieved ?? file.writtenOn },
    file_sha256: sha256Hex(file.bytes),
    rows_read: rowsRead,
    rows_kept: rowsKept,
    report: {
      rowsRead,
      rowsKept,
      facts,
      dropped: drops.all(),
      bands: {
        total: bands.length,
        suppressed: bands.filter(({ suppressed }) => suppressed).length,
        withDistribution: bands.filter(({ bin_counts }) => bin_counts !== null).length,
      },
    },
    roles: SALARY_ROLES.flatMap(({ slug: key, label }, index) =>
      named.has(key) ? [{ key, label, position: index + 1 }] : [],
    ),
    bands,
  };
}

function refuseRepeatedKeys(bands: readonly SalaryBand[]): void {
  const seen = new Set<string>();
  for (const { band_key: key } of bands) {
    if (seen.has(key)) {
      throw new RefusedError(
        `Two rows of the file make the same band, ${key}: remove the one that is wrong.`,
      );
    }
    seen.add(key);
  }
}
