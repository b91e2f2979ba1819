import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORTERS } from '../importers.ts';
import { postingsImporter } from '../postings/postings-importer.ts';
import { readEdition } from './read-edition.ts';
import { editionOfSeed, salarySeedSql } from './salary-seed.ts';

const keys = ['ai-jobs-net', 'bls-oews', 'ca-job-bank'];
const seedOf = (key: string) =>
  readFileSync(join(import.meta.dirname, `../../../seed/salary-${key}.sql`), 'utf8');

let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
beforeAll(async () => {
  database = await openMigratedDatabase({ seeds: true });
});
afterAll(() => database.close());

type Figures = Record<'n' | 'p10' | 'p25' | 'p50' | 'p75' | 'p90', number | null>;

async function postingBand(role: string): Promise<(Figures & { suppressed: boolean }) | undefined> {
  const { rows } = await database.query<Figures & { suppressed: boolean }>(
    'select n, p10, p25, p50, p75, p90, suppressed from public.salary_bands where band_key = $1',
    [`ai-jobs-net/US/${role}/all-levels/all-modes/2024-2025`],
  );
  return rows[0];
}

/** An independent calculation from the same snapshot: n, then p10, p25, p50, p75, p90 in thousands. */
const checkValues: [role: string, n: number, thousands: number[]][] = [
  ['machine-learning-engineer', 2132, [145, 171, 200, 236, 269]],
  ['ai-engineer', 263, [120, 144, 170, 205, 248]],
  ['data-scientist', 4235, [110, 130, 158, 191, 223]],
  ['research-scientist', 972, [143, 168, 195, 225, 262]],
  ['research-engineer', 422, [124, 161, 198, 238, 328]],
  ['mlops-engineer', 37, [137, 145, 165, 205, 230]],
  ['computer-vision-engineer', 25, [139, 152, 198, 214, 230]],
];

test.each(checkValues)(
  'in a seeded database the band of %s is within 2 %% of the check values',
  async (role, n, thousands) => {
    const band = await postingBand(role);
    expect(band?.n).toBe(n);
    const figures = [band?.p10, band?.p25, band?.p50, band?.p75, band?.p90];
    figures.forEach((figure, index) => {
      const expected = (thousands[index] ?? 0) * 1000;
      expect(Math.abs((figure ?? 0) - expected) / expected).toBeLessThanOrEqual(0.02);
    });
  },
);

test('NLP engineers are withheld: four postings are too few', async () => {
  expect(await postingBand('nlp-engineer')).toMatchObject({ n: 4, suppressed: true, p50: null });
});

test('nothing about Canada comes from the job postings, and its license line is with its source', () => {
  for (const key of keys) {
    const { source, bands } = editionOfSeed(seedOf(key));
    const isCanadian = key === 'ca-job-bank';
    expect(bands.every((band) => (band.country === 'CA') === isCanadian)).toBe(true);
    if (!isCanadian) continue;
    expect(source.method).toContain('2,080');
    expect(source.attribution).toBe(
      'Contains information licensed under the Open Government Licence – Canada.',
    );
  }
});

test('the report in the seed counts every row of the file', () => {
  for (const key of keys) {
    const { report, rows_read: read, rows_kept: kept } = editionOfSeed(seedOf(key));
    const dropped = report.dropped.reduce((sum, { rows }) => sum + rows, 0);
    expect(kept + dropped, key).toBe(read);
  }
  expect(editionOfSeed(seedOf('ai-jobs-net')).rows_read).toBe(74_301);
});

test('a seed reads back as it was written, and all of them are small', () => {
  for (const key of keys) expect(salarySeedSql(editionOfSeed(seedOf(key)))).toBe(seedOf(key));
  const bytes = keys.reduce((sum, key) => sum + Buffer.byteLength(seedOf(key)), 0);
  expect(bytes).toBeLessThan(700_000);
});

const { salaryDataDir } = readProcessEnvironment();

// Runs where SALARY_DATA_DIR names the folder with the source files, which are not in the repository.
test.skipIf(salaryDataDir === null)(
  'the seeds are what the importers make of the files',
  async () => {
    for (const importer of IMPORTERS) {
      const edition = await readEdition(importer, join(salaryDataDir ?? '', importer.file), {
        edition: importer.seedEdition,
      });
      const committed = editionOfSeed(seedOf(edition.source.key));
      const retrieved = committed.source.retrieved_on;
      expect(
        salarySeedSql({ ...edition, source: { ...edition.source, retrieved_on: retrieved } }),
      ).toBe(seedOf(edition.source.key));
      if (importer !== postingsImporter) continue;
      expect(edition.report.facts).toContainEqual({
        label: expect.stringContaining('two ends of a range'),
        count: 36_688,
      });
    }
  },
);
