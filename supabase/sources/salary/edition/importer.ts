import type { SourceRow } from '@talent/functions/files/source-row.ts';
import type { PlaceFigures } from '../figures/place-figures.ts';
import type { SalaryBand } from '../figures/salary-band.ts';
import type { DropList, ReportFact } from './import-report.ts';
import type { SourceFacts } from './sources.ts';

/**
 * One kind of source: the forms of its files, and the edition that all rows make. `readEdition` opens and checks the files, and
 * reports every row that is refused.
 */
export interface Importer<Row = unknown, Figures extends EditionFigures = EditionFigures> {
  /** Name of the source on the command line. */
  name: string;
  /** Title of the source, for people. */
  title: string;
  /** Names of its files in a folder with all source files; null where an official file alone can be imported. */
  files: readonly [string, ...string[]] | null;
  /** What more files of an edition may hold, for people; a source without it takes one file. */
  more?: string;
  /** Edition of the files that the seed was written from. */
  seedEdition: string;
  /** The format of an edition's name, with an example. */
  edition: { form: RegExp; example: string };
  /** Forms that a file may have; its header tells which. */
  forms: readonly SourceForm<Row>[];
  /** @throws RefusedError when the files as a whole are not what the edition says */
  build(rows: readonly Row[], edition: string, drops: DropList): ReadEdition<Figures>;
}

/** What a file looks like, and how its rows are read. */
export interface SourceForm<Row> {
  /**
   * `csv`: the header is `columns`, in order. `named`: a file of the publisher, CSV or workbook, with these columns among others.
   * `json`: a document that `cells` turns into rows.
   */
  kind: 'csv' | 'named' | 'json';
  columns: readonly string[];
  /** The rows of a JSON document. @throws ZodError for a document of another form */
  cells?(document: unknown): string[][];
  /** @returns null after `drop`: the row is in no figure, and the report says why. @throws ImportError for a row that does not read as documented */
  readRow(row: SourceRow, from: ReadFrom): Row | null;
}

/** Where a row is from. */
export type ReadFrom = {
  edition: string;
  /** Name of the file. */
  file: string;
  /** Counts the row as left out. */
  drop: (reason: string) => null;
};

export type Bands = { bands: SalaryBand[] };
export type EditionFigures = Bands | PlaceFigures;

export interface ReadEdition<Figures extends EditionFigures = EditionFigures> {
  source: SourceFacts;
  figures: Figures;
  /** Rows of the files that went into a figure. */
  rowsKept: number;
  facts: ReportFact[];
}
