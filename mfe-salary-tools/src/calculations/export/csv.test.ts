import { expect, it } from 'vitest';
import { makeSalaryData } from '../../features/dashboard/testing/make-salary-data';
import { writeFigures } from './figures-csv';
import { readCsv, readFigures } from './testing/read-figures';

const { bands, sources } = makeSalaryData();
const file = writeFigures({ bands, sources, conversion: null });

it('a file of figures begins with the mark by which Excel knows UTF-8', () => {
  expect(file.startsWith('\uFEFFrecord,')).toBe(true);
});

it('a file of figures imports again to the same figures and sources', () => {
  const written = sources.map(({ ages: _, ...source }) => source);
  expect(readFigures(file)).toEqual({ bands, sources: written, conversion: null });
});

it('a file of figures names source and license in every row', () => {
  const [header = [], ...rows] = readCsv(file);
  const asInOpenFiles = [
    'id',
    'note',
    'nCounts',
    'sourceName',
    'sourceUrl',
    'license',
    'licenseUrl',
    'allRowsP50',
  ];
  expect(header).toEqual(expect.arrayContaining(asInOpenFiles));
  for (const column of ['source', 'sourceName', 'sourceUrl', 'license', 'edition']) {
    for (const row of rows) expect(row[header.indexOf(column)]).not.toBe('');
  }
});

it('a file of figures has both figures, the period and the day of the file as columns of their own', () => {
  const [header = [], first = []] = readCsv(file);
  const cell = (column: string) => first[header.indexOf(column)];
  expect([cell('n'), cell('p50'), cell('allRowsN'), cell('allRowsP50'), cell('points')]).toEqual([
    '400',
    '150000',
    '700',
    '152000',
    '8',
  ]);
  expect(cell('nCounts')).toBe('reported-pay-ranges');
  expect([cell('period'), cell('fileDay'), cell('retrievedOn')]).toEqual([
    '2024-2025',
    '2025-01-19',
    '2025-01-20',
  ]);
  expect([cell('periodFrom'), cell('periodTo'), cell('ageMonths')]).toEqual([
    '2024-01-01',
    '2025-01-19',
    '22',
  ]);
});

it('a file of figures says how amounts were converted', () => {
  const conversion = 'converted at 1.25 CAD for 1 USD';
  expect(readFigures(writeFigures({ bands, sources, conversion })).conversion).toBe(conversion);
});
