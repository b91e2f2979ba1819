import type { CsvRow } from '@talent/functions/files/csv-rows.ts';
import type { DropList, ReportFact } from './import-report.ts';
import type { Role } from '../figures/roles.ts';
import type { SalaryBand } from '../figures/salary-band.ts';
import type { SourceFacts } from './sources.ts';

/** Reads one kind of source file. */
export interface Importer {
  /** Name of the source on the command line. */
  name: 'ai-jobs' | 'bls-oews' | 'ca-job-bank';
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
  /** A reader of one file. */
  read(edition: string, drops: DropList): EditionReader;
}

/** Takes the rows of a file one by one and builds the edition. */
export interface EditionReader {
  /** @throws ImportError for a row that does not read as documented */
  take(row: CsvRow): void;
  /** @throws RefusedError when the file as a whole is not what the edition says */
  finish(): ReadEdition;
}

export interface ReadEdition {
  source: SourceFacts;
  bands: SalaryBand[];
  /** The roles that bands name. */
  roles: Role[];
  /** Rows of the file that went into a band. */
  rowsKept: number;
  facts: ReportFact[];
}
