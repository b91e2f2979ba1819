import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { readCsvRows } from '@talent/functions/files/csv-rows.ts';
import { sha256Hex } from '@talent/functions/tokens/encrypt.ts';
import { createDropList, type ImportReport } from './import-report.ts';
import type { Importer } from './importer.ts';
import { SALARY_ROLES } from '../figures/roles.ts';
import type { SalaryBand } from '../figures/salary-band.ts';
import type { Source } from './sources.ts';
import { RefusedError } from '../../files/refused-error.ts';

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
export function readEdition(
  importer: Importer,
  path: string,
  options: { edition: string; retrieved?: string | undefined },
): SalaryEdition {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) throw new RefusedError(`There is no file ${path}.`);
  const bytes = readFileSync(path);
  const drops = createDropList();
  const reader = importer.read(options.edition, drops);
  const file = { name: basename(path), bytes };
  const rowsRead = readCsvRows(file, importer.columns, (row) => reader.take(row));
  const { source, bands, roles, rowsKept, facts } = reader.finish();
  refuseRepeatedKeys(bands);
  return {
    source: {
      ...source,
      retrieved_on: options.retrieved ?? found.mtime.toISOString().slice(0, 10),
    },
    file_sha256: sha256Hex(bytes),
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
    roles: roles.map((role) => ({
      key: role.slug,
      label: role.label,
      position: SALARY_ROLES.indexOf(role) + 1,
    })),
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
