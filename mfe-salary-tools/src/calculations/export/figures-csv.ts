import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { writeCsv } from './csv';

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
] as const satisfies readonly (keyof SalaryBand)[];

const derivedColumns = ['medianLow', 'medianHigh', 'binStart', 'binWidth', 'binCounts'] as const;

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

type Cells = Readonly<Record<string, string>>;

/** One row a figure, each with its source and license, then one row a source with its method. */
export function writeFigures({ bands, sources, conversion }: FigureExport): string {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const rows = [
    ...bands.map((band) => ({
      record: 'figure',
      ...pick(band, bandColumns),
      medianLow: text(band.interval?.low),
      medianHigh: text(band.interval?.high),
      binStart: text(band.bins?.start),
      binWidth: text(band.bins?.width),
      binCounts: band.bins?.counts.join(' ') ?? '',
      conversion: conversion ?? '',
      source: band.source,
      // The method is a paragraph: it is written once, in the row of its source.
      ...pick(byKey.get(band.source) ?? {}, sourceColumns),
      method: '',
    })),
    ...sources.map((source) => ({
      record: 'source',
      source: source.key,
      ...pick(source, sourceColumns),
    })),
  ] satisfies Cells[];
  return writeCsv([header, ...rows.map((row: Cells) => header.map((column) => row[column] ?? ''))]);
}

function pick(facts: object, columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    columns.map((column) => [column, text((facts as Record<string, unknown>)[column])]),
  );
}

function text(fact: unknown): string {
  return fact === null || fact === undefined ? '' : String(fact);
}
