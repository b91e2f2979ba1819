import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPlacePay } from '@talent/data/load-place-pay';
import { unwrap } from '@talent/data/unwrap';
import { fileStack } from '@talent/functions/testing/file-stack.ts';
import { serveHere } from '@talent/functions/testing/serve-here.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { afterAll, expect, test } from 'vitest';
import { placeSeed } from '../../testing/seed-edition.ts';
import { typed } from '../../testing/typed.ts';
import { metroWorkbook } from '../../testing/workbook.ts';
import { importEdition } from '../edition/import-edition.ts';
import { runImport } from './import-command.ts';

const stack = await fileStack();
const { operator, visitor } = stack;

const row = (area: string, name: string, median: number) => [
  ...[area, name, '15-2051', 3730, 1.71, 74_640, 85_780, median, 161_560, '#'],
];

const austin = metroWorkbook(row('12420', 'Austin-Round Rock-San Marcos, TX', 130_000));

const server = await serveHere((request, response) => {
  if (request.url === '/oes/MSA_M2026_dl.xlsx') response.end(austin);
  else response.writeHead(403).end();
});
afterAll(server.close);

const type = (...parameters: string[]) =>
  typed(stack, (surroundings) =>
    runImport(parameters, {
      ...{ ...surroundings, confirm: null, now: () => new Date('2026-11-30T10:00:00Z') },
      limits: {
        ...{ maxBytes: 100_000, timeoutMs: 10_000, isAllowedHost: async () => true },
        protocols: ['http:'],
      },
    }),
  );

const editions = async () =>
  unwrap(
    await operator
      .from('salary_sources')
      .select('key, edition, revision, retrieved_on')
      .order('id'),
  );

test.each([
  ['bea-rpp', 385],
  ['bls-oews-metro', 8207],
  ['dol-lca-occupations', 574],
  ['dol-lca-title-occupations', 35],
  ['dol-lca-titles', 171],
])('importing the seed of %s again changes nothing', async (key, figures) => {
  const before = await editions();
  const seed = placeSeed(key);
  expect(seed.cells.length + seed.parities.length + seed.shares.length).toBe(figures);
  const text = await importEdition(operator, seed, { takesOlder: false, acceptsLoss: false });
  expect(text).toContain('nothing was changed');
  expect(await editions()).toEqual(before);
});

const metro = ['bls-oews-metro', '--edition', '2026-05'] as const;

test('a dry run compares by the keys of cells, and changes nothing', async () => {
  const before = await editions();
  const path = join(testDir(), 'MSA_M2026_dl.xlsx');
  writeFileSync(path, austin);
  const { exit, text } = await type(...metro, path, '--dry-run');
  expect(exit).toBe(0);
  expect(text).toMatch(/1 rows read, 1 in the figures/);
  expect(text).toMatch(/1 places, 1 cells/);
  expect(text).toMatch(/1 figures added\n\s+bls-oews-metro\/austin-tx\/data-scientist\/may-2026/);
  expect(text).toMatch(/8,207 figures no longer there/);
  expect(await editions()).toEqual(before);
});

test('a workbook is fetched from its address, refused where figures are lost, and imported when that is accepted', async () => {
  const address = `${server.url}/oes/MSA_M2026_dl.xlsx`;
  const refused = await type(...metro, address, '--yes');
  expect(refused.exit).toBe(1);
  expect(refused.text).toContain(
    'has 1 figures, and the current one, 2025-05, has 8207. Add --accept-loss',
  );
  const taken = await type(...metro, address, '--yes', '--accept-loss');
  expect(taken.text).toContain(
    'Imported edition 2026-05 of bls-oews-metro: 1 figures. It supersedes 2025-05',
  );
  expect((await editions()).at(-1)).toEqual({
    ...{ key: 'bls-oews-metro', edition: '2026-05', revision: 1, retrieved_on: '2026-11-30' },
  });
  const seen = await loadPlacePay(visitor());
  expect(seen.cells.filter(({ source }) => source === 'bls-oews-metro')).toEqual([
    expect.objectContaining({
      ...{ place: 'austin-tx', period: 'May 2026', p50: 130_000, p90: 239_200, atLeast: ['p90'] },
    }),
  ]);
  // The places of other sources stay.
  expect(seen.places.find(({ key }) => key === 'seattle-wa')?.code).toBe('42660');
});

test('a publisher that refuses is named, with what to do', async () => {
  const { exit, text } = await type(...metro, `${server.url}/other.xlsx`, '--dry-run');
  expect(exit).toBe(1);
  expect(text).toMatch(
    /other\.xlsx: The server answered with status 403.* save the file with a browser/,
  );
});
