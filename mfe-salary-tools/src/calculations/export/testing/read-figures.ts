import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { parse } from 'csv-parse/sync';
import {
  allRowsColumns,
  bandColumns,
  publishedName,
  sourceColumns,
  type FigureExport,
} from '../figures-csv';

type Cells = Readonly<Record<string, string>>;

const numbers: readonly string[] = ['year', 'n', 'p10', 'p25', 'p50', 'p75', 'p90', 'points'];

/** Rows of a file that `writeCsv` wrote, without the guard before formulas. */
export function readCsv(file: string): string[][] {
  const rows = parse(file, { bom: true, record_delimiter: '\r\n', relax_column_count: true });
  return rows.map((row) => row.map((cell) => cell.replace(/^'/, '')));
}

export function readFigures(file: string): FigureExport {
  const [header = [], ...rows] = readCsv(file);
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
  const { medianLow, medianHigh, binStart, binWidth, binCounts, source } = cells;
  return {
    ...Object.fromEntries(
      bandColumns.map((column) => [column, value(column, cells[publishedName(column)])]),
    ),
    interval: medianLow && medianHigh ? { low: Number(medianLow), high: Number(medianHigh) } : null,
    allRows: cells['allRowsN']
      ? Object.fromEntries(
          Object.entries(allRowsColumns).map(([column, figure]) => [figure, Number(cells[column])]),
        )
      : null,
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
  const facts = sourceColumns.map((column) => [
    column,
    value(column, cells[publishedName(column)]),
  ]);
  return { key: cells['source'], ...Object.fromEntries(facts) } as SalarySource;
}

/** An empty cell is a fact that is not known. */
function value(column: string, cell = ''): string | number | boolean | null {
  if (cell === '') return null;
  if (column === 'nKind') return cell === 'people-employed' ? 'employment_estimate' : 'postings';
  if (numbers.includes(column)) return Number(cell);
  return ['current', 'suppressed'].includes(column) ? cell === 'true' : cell;
}
