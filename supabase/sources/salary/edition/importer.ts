import type { CsvRow } from '@talent/functions/files/csv-rows.ts';
import type { SalaryBand } from '../figures/salary-band.ts';
import type { DropList, ReportFact } from './import-report.ts';
import type { SourceFacts } from './sources.ts';

/**
 * One kind of source file: its columns, how a row is read, and the edition that all rows make. `readEdition` opens and checks
 * the file, and reports every row that is refused.
 */
export interface Importer<Row = unknown> {
  /** Name of the source on the command line. */
  name: string;
  /** Title of the source, for people. */
  title: string;
  /** Name of the file in a folder with all source files. */
  file: string;
  /** Edition of the file that the seed was written from. */
  seedEdition: string;
  /** The format of an edition's name, with an example. */
  edition: { form: RegExp; example: string };
  /** The header, in order. */
  columns: readonly string[];
  /** @throws ImportError for a row that does not read as documented */
  readRow(row: CsvRow, edition: string): Row;
  /** @throws RefusedError when the file as a whole is not what the edition says */
  build(rows: readonly Row[], edition: string, drops: DropList): ReadEdition;
}

export interface ReadEdition {
  source: SourceFacts;
  bands: SalaryBand[];
  /** Rows of the file that went into a band. */
  rowsKept: number;
  facts: ReportFact[];
}
