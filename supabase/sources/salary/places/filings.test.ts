import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';
import { metroWorkbook, workbookOf } from '../../testing/workbook.ts';
import type { Importer } from '../edition/importer.ts';
import { readEdition } from '../edition/read-edition.ts';
import type { PlaceFigures } from '../figures/place-figures.ts';
import { lcaOccupationsImporter } from './lca-occupations-importer.ts';
import { lcaTitlesImporter } from './lca-titles-importer.ts';
import { titleOccupationsImporter } from './title-occupations-importer.ts';

const HEADER = [
  ...['CASE_NUMBER', 'CASE_STATUS', 'VISA_CLASS', 'JOB_TITLE', 'SOC_CODE', 'SOC_TITLE'],
  ...['FULL_TIME_POSITION', 'BEGIN_DATE', 'EMPLOYER_NAME', 'WORKSITE_CITY', 'WORKSITE_STATE'],
  ...['WAGE_RATE_OF_PAY_FROM', 'WAGE_RATE_OF_PAY_TO', 'WAGE_UNIT_OF_PAY', 'PW_WAGE_LEVEL'],
] as const;

type Filing = Partial<Record<(typeof HEADER)[number], string | number | null>>;

const usual: Filing = {
  ...{ CASE_STATUS: 'Certified', VISA_CLASS: 'H-1B', JOB_TITLE: 'Machine Learning Engineer' },
  ...{ SOC_CODE: '15-2051.00', FULL_TIME_POSITION: 'Y', EMPLOYER_NAME: 'Acme' },
  // A workbook has days as numbers: this is January 6, 2025.
  ...{ BEGIN_DATE: 45_663, WORKSITE_CITY: 'SAN JOSE', WORKSITE_STATE: 'CA' },
  ...{ WAGE_RATE_OF_PAY_FROM: 150_000, WAGE_UNIT_OF_PAY: 'Year', PW_WAGE_LEVEL: 'II' },
};

/** Filings of which the first has this pay, and each other 1,000 more. */
const filings = (count: number, change: Filing = {}): Filing[] =>
  Array.from({ length: count }, (_, index) => ({
    ...usual,
    WAGE_RATE_OF_PAY_FROM: 150_000 + 1000 * index,
    ...change,
  }));

function written(name: string, content: string | Buffer): string {
  const path = join(testDir(), name);
  writeFileSync(path, content);
  return path;
}

const disclosure = (rows: readonly Filing[], name = 'LCA_Disclosure_Data_FY2025_Q1.xlsx') =>
  written(
    name,
    workbookOf({
      LCA: [[...HEADER], ...rows.map((row) => HEADER.map((column) => row[column] ?? null))],
    }),
  );

const metros = () =>
  written(
    'MSA_M2025_dl.xlsx',
    metroWorkbook(
      ['41940', 'San Jose-Sunnyvale-Santa Clara, CA', '00-0000', 1, 1, 1, 1, 1, 1, 1],
      ['42660', 'Seattle-Tacoma-Bellevue, WA', '00-0000', 1, 1, 1, 1, 1, 1, 1],
    ),
  );

const read = <Row>(importer: Importer<Row, PlaceFigures>, paths: string[], edition = '2025-09') =>
  readEdition(importer, paths, { edition, retrieved: '2026-11-30' });

test('filings by title: the country, tiers of the title, and the metro that is named after the city', async () => {
  const rows = [
    ...filings(10),
    ...filings(10, { JOB_TITLE: 'Sr. ML Engineer', WORKSITE_CITY: 'Sunnyvale' }),
    ...filings(9, {
      JOB_TITLE: 'Principal Machine Learning Engineer',
      WORKSITE_CITY: 'Mountain View',
    }),
    ...filings(1, {
      JOB_TITLE: 'Senior Staff Machine Learning Engineer',
      WORKSITE_CITY: 'Mountain View',
    }),
  ];
  const { cells, places, source, report } = await read(lcaTitlesImporter, [
    disclosure(rows),
    metros(),
  ]);
  const figures = { p10: 150_900, p25: 152_250, p50: 154_500, p75: 156_750, p90: 158_100 };
  expect(cells.map(({ place, tier, n }) => [place, tier, n])).toEqual([
    [null, null, 30],
    [null, 'base', 10],
    [null, 'senior', 10],
    [null, 'staff-plus', 10],
    ['san-jose-ca', null, 20],
  ]);
  expect(cells[1]).toMatchObject({
    ...{ role: 'machine-learning-engineer', occupation: null, n_kind: 'filings', ...figures },
    ...{ period: 'October 2024 to September 2025', period_year: 2025, period_current: true },
  });
  expect(places.map(({ key }) => key)).toEqual(['san-jose-ca']);
  expect(report).toMatchObject({ rowsRead: 32, rowsKept: 30 });
  expect(source.method).toContain('A city that no metro is named after counts for its state alone');
});

test('pay of every unit becomes a year, and of a range its middle', async () => {
  const units: Filing[] = [
    { WAGE_UNIT_OF_PAY: 'Hour', WAGE_RATE_OF_PAY_FROM: 75 },
    { WAGE_UNIT_OF_PAY: 'Week', WAGE_RATE_OF_PAY_FROM: 3000 },
    { WAGE_UNIT_OF_PAY: 'Bi-Weekly', WAGE_RATE_OF_PAY_FROM: 6000 },
    { WAGE_UNIT_OF_PAY: 'Month', WAGE_RATE_OF_PAY_FROM: 13_000 },
    { WAGE_RATE_OF_PAY_FROM: 150_000, WAGE_RATE_OF_PAY_TO: 162_000 },
  ];
  // Each 156,000 a year.
  const rows = units.flatMap((unit) => [unit, unit]).map((unit) => ({ ...usual, ...unit }));
  const { cells } = await read(lcaTitlesImporter, [disclosure(rows)]);
  expect(cells[0]).toMatchObject({ n: 10, p10: 156_000, p50: 156_000, p90: 156_000 });
});

test('filings by occupation: the country, wage levels, states and cities; H-1B alone, the low end to the thousand', async () => {
  const rows = [
    ...filings(10, {
      WAGE_RATE_OF_PAY_TO: 400_000,
      WORKSITE_CITY: 'BELLEVUE',
      WORKSITE_STATE: 'WA',
    }),
    ...filings(10, { VISA_CLASS: 'E-3 Australian' }),
    ...filings(4, { PW_WAGE_LEVEL: 'IV', WORKSITE_CITY: 'SPOKANE', WORKSITE_STATE: 'WA' }),
    ...filings(9, { SOC_CODE: '15-1252.00' }),
  ];
  const { cells, places, report } = await read(lcaOccupationsImporter, [
    disclosure(rows),
    metros(),
  ]);
  expect(cells.map(({ place, tier, n, role }) => [place, tier, n, role])).toEqual([
    [null, null, 14, 'data-scientist'],
    [null, 'level-2', 10, 'data-scientist'],
    ['washington', null, 14, 'data-scientist'],
    ['bellevue-city-wa', null, 10, 'data-scientist'],
  ]);
  expect(cells[1]).toMatchObject({
    occupation: '15-2051',
    p10: 151_000,
    p50: 155_000,
    p90: 158_000,
  });
  expect(places.find(({ key }) => key === 'bellevue-city-wa')).toMatchObject({
    ...{ kind: 'city', name: 'Bellevue, WA', metro: 'seattle-wa' },
  });
  expect(places.map(({ key }) => key)).toContain('seattle-wa');
  expect(report.dropped).toContainEqual(
    expect.objectContaining({ reason: 'fewer than 10 filings', rows: 9 }),
  );
});

test('occupations of a title: titles as they are written, in shares', async () => {
  const rows = [
    ...filings(6, { SOC_CODE: '15-1252.00' }),
    ...filings(3),
    ...filings(1, { SOC_CODE: '15-1221.00' }),
    ...filings(5, { JOB_TITLE: 'Senior Machine Learning Engineer' }),
  ];
  const { shares } = await read(titleOccupationsImporter, [disclosure(rows)]);
  expect(shares.map(({ occupation, filings: n, share }) => [occupation, n, share])).toEqual([
    ['15-1252', 6, 0.6],
    ['15-2051', 3, 0.3],
    ['15-1221', 1, 0.1],
  ]);
});

test('filings that do not count are left out, each with its reason', async () => {
  const others: [Filing, string][] = [
    [{ CASE_STATUS: 'Certified - Withdrawn' }, 'the filing is not certified'],
    [{ FULL_TIME_POSITION: 'N' }, 'the job is not full-time'],
    [{ JOB_TITLE: 'Accountant' }, 'the title or occupation is on no list of a role'],
    [{ WORKSITE_STATE: 'ZZ' }, 'the worksite is in no known state'],
    [{ WAGE_UNIT_OF_PAY: 'Day' }, 'the unit of pay is unknown'],
    [{ WAGE_UNIT_OF_PAY: 'Hour' }, 'the pay is no plausible year'],
  ];
  const rows = [...filings(10), ...others.map(([change]) => ({ ...usual, ...change }))];
  const { report } = await read(lcaTitlesImporter, [disclosure(rows)]);
  expect(report.dropped.map(({ reason }) => reason)).toEqual(others.map(([, reason]) => reason));
  expect(report.rowsKept).toBe(10);
});

test('filings of another year, and rows without pay, are refused', async () => {
  await expect(read(lcaTitlesImporter, [disclosure(filings(10))], '2027-09')).rejects.toThrow(
    /begin from 2025-01-06 to 2025-01-06, so they are not filings of October 2026 to September 2027/,
  );
  const broken = disclosure(filings(10, { WAGE_RATE_OF_PAY_FROM: 'n.a.' }));
  await expect(read(lcaTitlesImporter, [broken])).rejects.toThrow(
    /FY2025_Q1\.xlsx, sheet "LCA", row 2: WAGE_RATE_OF_PAY_FROM is "n\.a\."/,
  );
});

test('an extract of another period than the edition is refused', async () => {
  const extract = written(
    'lca-titles.csv',
    'period,title,tier_or_metro,kind,filings,p25,median,p75\n"FY2025 Q1–Q4","ML Engineer",all,national,100,1,2,3\n',
  );
  await expect(read(lcaTitlesImporter, [extract], '2026-03')).rejects.toThrow(
    'The file is of FY2025 Q1–Q4, and the edition 2026-03 ends with FY2026 Q2.',
  );
});

test.each([
  ['{"lcaPeriod": "FY2025 Q1–Q4"}', /line 1: the document is not what this source publishes/],
  ['{', /line 1: the document is not what this source publishes/],
  [
    '{"lcaPeriod": "FY2025 Q4", "titles": [{"title": "Data Scientist", "socs": [{"soc": "x", "filings": 0}]}]}',
    /line 1: filings is "0", expected a number above zero/,
  ],
])('the document %s is refused', async (text, message) => {
  await expect(read(titleOccupationsImporter, [written('titles.json', text)])).rejects.toThrow(
    message,
  );
});
