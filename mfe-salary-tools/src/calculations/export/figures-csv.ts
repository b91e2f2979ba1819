import type { AllRows, DataAge, SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { writeCsv } from '@talent/protocol/text/write-csv';
import { fileDay } from '../../content/source-dates';

/** Content of a file of figures: the shown bands, and everything to cite them by. */
export interface FigureExport {
  bands: readonly SalaryBand[];
  /** Sources of the bands. */
  sources: readonly SalarySource[];
  /** How amounts were converted; null where each is in its own currency. */
  conversion: string | null;
}

export const bandColumns = [
  'key',
  'role',
  'occupation',
  'level',
  'country',
  'region',
  'regionName',
  'workMode',
  'currency',
  'period',
  'year',
  'current',
  'n',
  'nKind',
  'nNote',
  'suppressed',
  'p10',
  'p25',
  'p50',
  'p75',
  'p90',
  'points',
] as const satisfies readonly (keyof SalaryBand)[];

/** The figures over all reported ranges, repeats included, by the column of each. */
export const allRowsColumns = {
  allRowsN: 'n',
  allRowsP10: 'p10',
  allRowsP25: 'p25',
  allRowsP50: 'p50',
  allRowsP75: 'p75',
  allRowsP90: 'p90',
} as const satisfies Record<string, keyof AllRows>;

const derivedColumns = [
  'medianLow',
  'medianHigh',
  ...Object.keys(allRowsColumns),
  'binStart',
  'binWidth',
  'binCounts',
  /** Day of the file; `period` is the time that its figures describe. */
  'fileDay',
  'periodFrom',
  'periodTo',
  /** Whole months from the last day of the period to the day of writing. */
  'ageMonths',
];

export const sourceColumns = [
  'edition',
  'name',
  'publisher',
  'url',
  'licence',
  'licenceUrl',
  'attribution',
  'method',
  'retrievedOn',
] as const satisfies readonly (keyof SalarySource)[];

const header = [
  'record',
  ...bandColumns,
  ...derivedColumns,
  'conversion',
  'source',
  ...sourceColumns,
];

/** Columns whose name in every open file is another than in the data. */
const publishedNames: Readonly<Record<string, string>> = {
  key: 'id',
  nKind: 'nCounts',
  nNote: 'note',
  name: 'sourceName',
  url: 'sourceUrl',
  licence: 'license',
  licenceUrl: 'licenseUrl',
};

/** Name of a column in a file: the one that the open files have. */
export const publishedName = (column: string): string => publishedNames[column] ?? column;

/** What `n` of a band counts, as every open file says it. */
export const countNames: Readonly<Record<NonNullable<SalaryBand['nKind']>, string>> = {
  postings: 'reported-pay-ranges',
  employment_estimate: 'people-employed',
};

type Cells = Readonly<Record<string, string>>;

/**
 * One row a figure, each with the figures over all ranges beside it, its period, the day of its file, source and license;
 * then one row a source with its method.
 */
export function writeFigures({ bands, sources, conversion }: FigureExport): string {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const rows = [
    ...bands.map((band) => ({
      record: 'figure',
      ...pick(band, bandColumns),
      nKind: text(band.nKind && countNames[band.nKind]),
      medianLow: text(band.interval?.low),
      medianHigh: text(band.interval?.high),
      ...allRowsCells(band),
      binStart: text(band.bins?.start),
      binWidth: text(band.bins?.width),
      binCounts: band.bins?.counts.join(' ') ?? '',
      fileDay: fileDayOf(byKey.get(band.source)),
      ...ageCells(byKey.get(band.source)?.ages?.[band.period]),
      conversion: conversion ?? '',
      source: band.source,
      // The method is a paragraph: it is written once, in the row of its source.
      ...pick(byKey.get(band.source) ?? {}, sourceColumns),
      method: '',
    })),
    ...sources.map((source) => ({
      record: 'source',
      source: source.key,
      fileDay: fileDay(source),
      ...pick(source, sourceColumns),
    })),
  ] satisfies Cells[];
  return writeCsv([
    header.map(publishedName),
    ...rows.map((row: Cells) => header.map((column) => row[column] ?? '')),
  ]);
}

function allRowsCells({ allRows }: SalaryBand): Record<string, string> {
  return Object.fromEntries(
    Object.entries(allRowsColumns).map(([column, figure]) => [column, text(allRows?.[figure])]),
  );
}

function ageCells(age: DataAge | undefined) {
  return { periodFrom: text(age?.from), periodTo: text(age?.to), ageMonths: text(age?.months) };
}

function fileDayOf(source: SalarySource | undefined): string {
  return source === undefined ? '' : fileDay(source);
}

function pick(facts: object, columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    columns.map((column) => [column, text((facts as Record<string, unknown>)[column])]),
  );
}

function text(fact: unknown): string {
  return fact === null || fact === undefined ? '' : String(fact);
}
