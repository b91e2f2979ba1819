import type { SalaryBand, SalarySource } from '@talent/data/salary-data';
import { CsvError, readCsv, writeCsv } from './csv';

/** What a file of figures holds: what was on the screen, and everything to cite it by. */
export interface FigureExport {
  bands: readonly SalaryBand[];
  /** Sources of the bands. */
  sources: readonly SalarySource[];
  /** How amounts were converted; null where each is in its own currency. */
  conversion: string | null;
}

const bandColumns = [
  ...['key', 'role', 'occupation', 'level', 'country', 'region', 'regionName', 'workMode'],
  ...['currency', 'period', 'year', 'current', 'n', 'nKind', 'nNote', 'suppressed'],
  ...['p10', 'p25', 'p50', 'p75', 'p90'],
] as const satisfies readonly (keyof SalaryBand)[];

const derivedColumns = ['medianLow', 'medianHigh', 'binStart', 'binWidth', 'binCounts'] as const;

const sourceColumns = [
  ...['edition', 'name', 'publisher', 'url', 'licence', 'licenceUrl', 'attribution'],
  ...['method', 'retrievedOn'],
] as const satisfies readonly (keyof SalarySource)[];

const header = [
  'record',
  ...bandColumns,
  ...derivedColumns,
  'conversion',
  'source',
  ...sourceColumns,
];

const numbers: ReadonlySet<string> = new Set(['year', 'n', 'p10', 'p25', 'p50', 'p75', 'p90']);
const truths: ReadonlySet<string> = new Set(['current', 'suppressed']);

type Cells = Readonly<Record<string, string>>;

/** One row a figure, each with its source and licence, then one row a source with its method. */
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
      // The method is a paragraph: it stands once, in the row of its source.
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

/**
 * Figures and sources of such a file.
 * @throws CsvError where it is none.
 */
export function readFigures(file: string): FigureExport {
  const [columns, ...rows] = readCsv(file);
  if (columns?.join() !== header.join())
    throw new CsvError('The first row is not that of a file of figures.');
  const records = rows.map((row): Cells =>
    Object.fromEntries(row.map((cell, at) => [header[at] ?? '', cell])),
  );
  const figures = records.filter(({ record }) => record === 'figure');
  return {
    bands: figures.map(readBand),
    sources: records.filter(({ record }) => record === 'source').map(readSource),
    conversion: figures[0]?.['conversion'] || null,
  };
}

function readBand(cells: Cells): SalaryBand {
  const facts = Object.fromEntries(
    bandColumns.map((column) => [column, value(column, cells[column])]),
  );
  const { medianLow, medianHigh, binStart, binWidth, binCounts, source } = cells;
  // The header is that of `writeFigures`, so each column holds what it wrote there.
  return {
    ...facts,
    interval: medianLow && medianHigh ? { low: Number(medianLow), high: Number(medianHigh) } : null,
    bins: binCounts
      ? {
          start: Number(binStart),
          width: Number(binWidth),
          counts: binCounts.split(' ').map(Number),
        }
      : null,
    source,
  } as SalaryBand;
}

function readSource(cells: Cells): SalarySource {
  const facts = sourceColumns.map((column) => [column, value(column, cells[column])]);
  return { key: cells['source'], ...Object.fromEntries(facts) } as SalarySource;
}

/** An empty cell is what is not known. */
function value(column: string, cell = ''): string | number | boolean | null {
  if (cell === '') return null;
  if (numbers.has(column)) return Number(cell);
  return truths.has(column) ? cell === 'true' : cell;
}

function pick(facts: object, columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    columns.map((column) => [column, text((facts as Record<string, unknown>)[column])]),
  );
}

function text(fact: unknown): string {
  return fact === null || fact === undefined ? '' : String(fact);
}
