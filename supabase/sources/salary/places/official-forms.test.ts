import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';
import { placeSeed } from '../../testing/seed-edition.ts';
import { workbookOf } from '../../testing/workbook.ts';
import { readEdition } from '../edition/read-edition.ts';
import { metroImporter, stateImporter } from './oews-area-importer.ts';
import { priceLevelImporter } from './price-level-importer.ts';

/** A file under its official name. */
function written(name: string, content: string | Buffer): string {
  const path = join(testDir(), name);
  writeFileSync(path, content);
  return path;
}

const AREA_HEADER = [
  ...[
    'AREA',
    'AREA_TITLE',
    'AREA_TYPE',
    'PRIM_STATE',
    'OCC_CODE',
    'OCC_TITLE',
    'O_GROUP',
    'TOT_EMP',
  ],
  ...['LOC_QUOTIENT', 'A_PCT10', 'A_PCT25', 'A_MEDIAN', 'A_PCT75', 'A_PCT90', 'ANNUAL'],
];

type Figures = (string | number)[];

const area = (code: string, name: string, occupation: string, figures: Figures) => [
  ...[code, name, '4', 'XX', occupation, 'Title', 'detailed'],
  ...[...figures, ''],
];

const areas = (name: string, ...rows: ReturnType<typeof area>[]) =>
  written(name, workbookOf({ Notes: [['Wages']], MSA_dl: [AREA_HEADER, ...rows] }));

const AUSTIN = ['12420', 'Austin-Round Rock-San Marcos, TX'] as const;
const wages: Figures = [3730, 1.71, 74_640, 85_780, 127_360, 161_560, 186_010];
const read = (paths: string[], edition = '2025-05') =>
  readEdition(metroImporter, paths, { edition, retrieved: '2026-11-30' });

test('the official workbook of metros and the extract agree in every column that both have', async () => {
  const seed = placeSeed('bls-oews-metro');
  const nameOf = new Map(seed.places.map(({ key, code, name }) => [key, { code, name }]));
  const current = seed.cells.filter((cell) => cell.period_current);
  const rows = current.map((cell) => {
    const { code, name } = nameOf.get(cell.place ?? '') ?? { code: '', name: '' };
    const [none, { n, quotient, p10, p25, p50, p75, p90 }] = ['*', cell];
    const figures = [
      n ?? '**',
      quotient ?? '**',
      ...[p10, p25, p50, p75, p90].map((figure) => figure ?? none),
    ];
    return area(code ?? '', name, cell.occupation ?? '', figures);
  });
  const edition = await read([areas('MSA_M2025_dl.xlsx', ...rows)]);
  expect(JSON.parse(JSON.stringify(edition.places, (_key, value) => value ?? undefined))).toEqual(
    seed.places,
  );
  const cells = JSON.parse(JSON.stringify(edition.cells, (_key, value) => value ?? undefined));
  // Without the years before, no line is broken.
  expect(cells).toEqual(current.map(({ redrawn: _broken, ...cell }) => cell));
  expect(edition.source.method).not.toContain('extract');
});

test('# is the ceiling and at least so much; * and ** are not published', async () => {
  const { cells, report } = await read([
    areas(
      'MSA_M2025_dl.xlsx',
      area(...AUSTIN, '00-0000', [1_000_000, 1, 30_000, 40_000, 50_000, 60_000, 70_000]),
      area(...AUSTIN, '15-2051', ['**', '**', '*', 100_000, 150_000, '#', '#']),
      area(...AUSTIN, '11-3021', [100, 1, 150_000, 200_000, 291_660, '#', '#']),
      area(...AUSTIN, '15-2041', ['**', '**', '*', '*', '*', '*', '*']),
      area(...AUSTIN, '29-1141', wages),
    ),
  ]);
  expect(cells).toMatchObject([
    {
      ...{ place: 'austin-tx', n: null, n_kind: null, quotient: null, p10: null, p50: 150_000 },
      ...{ p75: 239_200, p90: 239_200, at_least: ['p75', 'p90'] },
    },
    // A later ceiling is higher: these are at least what is below them.
    { p50: 291_660, p75: 291_660, p90: 291_660, at_least: ['p75', 'p90'] },
  ]);
  expect(report.dropped.map(({ reason, rows }) => [reason, rows])).toEqual([
    ['the occupation is on no list of a role', 2],
    ['no figure is published', 1],
  ]);
});

test('a line is broken where the code is new, or where the name of the same code changed', async () => {
  const before = areas(
    'MSA_M2024_dl.xlsx',
    area('12420', 'Austin-Round Rock-Georgetown, TX', '15-2051', wages),
    area('41940', 'San Jose-Sunnyvale-Santa Clara, CA', '15-2051', wages),
    area('17460', 'Cleveland-Elyria, OH', '15-2051', wages),
  );
  const now = areas(
    'MSA_M2025_dl.xlsx',
    area(...AUSTIN, '15-2051', wages),
    area('41940', 'San Jose-Sunnyvale-Santa Clara, CA', '15-2051', wages),
    area('17410', 'Cleveland, OH', '15-2051', wages),
  );
  const { cells, report } = await read([now, before]);
  expect(cells.map(({ place, period, redrawn }) => [place, period, redrawn])).toEqual([
    ['austin-tx', 'May 2025', true],
    ['san-jose-ca', 'May 2025', null],
    ['cleveland-oh', 'May 2025', true],
    ['austin-tx', 'May 2024', null],
    ['san-jose-ca', 'May 2024', null],
  ]);
  expect(report.dropped).toMatchObject([
    { reason: 'the area has another code in the newest year', rows: 1 },
  ]);
});

test.each<[string, ReturnType<typeof area>[], RegExp]>([
  [
    'two metros with one key',
    [
      area('1', 'Portland-Vancouver, OR-WA', '15-2051', wages),
      area('2', 'Portland, OR', '15-2051', wages),
    ],
    /"Portland-Vancouver, OR-WA" and "Portland, OR" would both be portland-or/,
  ],
  [
    'a name of another form',
    [area('1', 'Texas', '15-2051', wages)],
    /MSA_M2025_dl\.xlsx, sheet "MSA_dl", row 2: AREA_TITLE "Texas" is no name/,
  ],
  [
    'percentiles out of order',
    [area(...AUSTIN, '15-2051', [1, 1, 5, 4, 6, 7, 8])],
    /row 2: the percentiles are not in order/,
  ],
  [
    'one occupation twice',
    [area(...AUSTIN, '15-2051', wages), area(...AUSTIN, '15-2051', wages)],
    /same band, bls-oews-metro\/austin-tx\/data-scientist\/may-2025/,
  ],
])('%s is refused', async (_what, rows, message) => {
  await expect(read([areas('MSA_M2025_dl.xlsx', ...rows)])).rejects.toThrow(message);
});

test('a workbook of a later year, or of an earlier one alone, is not the edition', async () => {
  const row = area(...AUSTIN, '15-2051', wages);
  await expect(read([areas('MSA_M2026_dl.xlsx', row)])).rejects.toThrow(
    /row 2: the file is of May 2026/,
  );
  await expect(read([areas('MSA_M2024_dl.xlsx', row)])).rejects.toThrow(
    /No file has the areas of May 2025/,
  );
});

test('states are read from their official workbook', async () => {
  const rows = [
    area('48', 'Texas', '15-2051', wages),
    area('11', 'District of Columbia', '15-1252', wages),
    area('78', 'Virgin Islands', '15-1252', wages),
  ];
  const options = { edition: '2025-05', retrieved: '2026-11-30' };
  const edition = await readEdition(
    stateImporter,
    [areas('state_M2025_dl.xlsx', ...rows)],
    options,
  );
  expect(edition.source.key).toBe('bls-oews-state');
  expect(edition.places.map(({ key, kind, code }) => [key, kind, code])).toEqual([
    ['texas', 'state', 'TX'],
    ['district-of-columbia', 'state', 'DC'],
    ['us-virgin-islands', 'state', 'VI'],
  ]);
  expect(edition.cells[0]).toMatchObject({ place: 'texas', role: 'data-scientist', p50: 127_360 });
});

test('price levels are read from the official tables of metros and of states', async () => {
  const header =
    'GeoFIPS,GeoName,Region,TableName,LineCode,IndustryClassification,Description,Unit,2023,2024';
  const line = (code: string, name: string, kind: string, level: string) =>
    ` "${code}","${name}",6,MARPP,${kind},...,"RPPs: ${kind === '1' ? 'All items' : 'Goods'} ",Index,97.1,${level}`;
  const table = (name: string, ...lines: string[]) =>
    written(
      name,
      [header, ...lines, '"Note: See the included footnote file."', '"Last updated: 2026"'].join(
        '\r\n',
      ),
    );
  const metros = table(
    'MARPP_MSA_2008_2024.csv',
    line('00998', 'United States (Metropolitan Portion)', '1', '101.1'),
    line(
      '12420',
      'Austin-Round Rock-San Marcos, TX (Metropolitan Statistical Area)',
      '1',
      '98.066',
    ),
    line('12420', 'Austin-Round Rock-San Marcos, TX (Metropolitan Statistical Area)', '2', '97'),
  );
  const states = table('SARPP_STATE_2008_2024.csv', line('48000', 'Texas', '1', '97.2'));
  const level = (paths: string[], edition: string) =>
    readEdition(priceLevelImporter, paths, { edition, retrieved: '2026-11-30' });
  const { parities, source } = await level([metros, states], '2024');
  expect(parities).toEqual([
    { place: 'austin-tx', year: 2024, parity: 98.066 },
    { place: 'texas', year: 2024, parity: 97.2 },
  ]);
  expect(source.method).not.toContain('extract');
  await expect(level([metros], '2025')).rejects.toThrow(/line 3: 2025 is ""/);
});
