import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsvRows } from '@talent/functions/files/csv-rows.ts';
import { expect, test } from 'vitest';
import { percentilesOf } from '../figures/percentiles.ts';
import { roleOfTitle } from '@talent/functions/salary/roles.ts';
import { IMPORTERS } from '../importers.ts';
import { payRangesImporter } from '../ranges/pay-ranges-importer.ts';
import { collapsePairs, distinctRanges } from '../ranges/pay-ranges.ts';
import { PAY_COLUMNS, readPayRow, type PayRow } from '../ranges/pay-row.ts';
import { publisherFiles } from '../../testing/publisher-files.ts';
import { readEdition } from './read-edition.ts';
import { placeSeed, salarySeed, seedText } from '../../testing/seed-edition.ts';
import { salarySeedSql } from './salary-seed.ts';

const keys = ['ai-jobs-net', 'bls-oews', 'ca-job-bank'];
const placeKeys = [
  ...['bea-rpp', 'bls-oews-metro', 'dol-lca-occupations', 'dol-lca-title-occupations'],
  'dol-lca-titles',
];
const seedOf = (key: string) => seedText(`salary-${key}`);

const ranges = salarySeed('ai-jobs-net').bands;
const bandOf = (role: string) =>
  ranges.find(
    ({ band_key }) => band_key === `ai-jobs-net/US/${role}/all-levels/all-modes/2024-2025`,
  );

type CheckValues = [role: string, n: number, thousands: number[], distinct?: number];

/** An independent calculation over all ranges: n, then p10, p25, p50, p75, p90 in thousands. */
const overAll: CheckValues[] = [
  ['machine-learning-engineer', 2132, [145, 171, 200, 236, 269]],
  ['ai-engineer', 263, [120, 144, 170, 205, 248]],
  ['data-scientist', 4235, [110, 130, 158, 191, 223]],
  ['research-scientist', 972, [143, 168, 195, 225, 262]],
  ['research-engineer', 422, [124, 161, 198, 238, 328]],
  ['mlops-engineer', 37, [137, 145, 165, 205, 230]],
  ['computer-vision-engineer', 25, [139, 152, 198, 214, 230]],
];

/**
 * The same over different ranges, made from pairs alone. Rows without a partner are left out there; here they count as points,
 * because a reported figure is a reported figure. They are one to seven of a role, and move no figure by more than 0.6 %. The last
 * number is this importer's count, with them.
 */
const overPairs: CheckValues[] = [
  ['machine-learning-engineer', 975, [137, 161, 192, 225, 261], 977],
  ['ai-engineer', 193, [120, 146, 174, 208, 237], 194],
  ['data-scientist', 2238, [103, 125, 158, 192, 224], 2245],
  ['research-scientist', 437, [131, 166, 193, 231, 274], 437],
  ['research-engineer', 258, [120, 155, 198, 235, 302], 259],
  ['mlops-engineer', 33, [136, 145, 165, 200, 221], 33],
  ['data-engineer', 1944, [99, 122, 151, 186, 219], 1945],
];

function expectWithinTwoPercent(figures: (number | null | undefined)[], thousands: number[]) {
  figures.forEach((figure, index) => {
    const expected = (thousands[index] ?? 0) * 1000;
    expect(Math.abs((figure ?? 0) - expected) / expected).toBeLessThanOrEqual(0.02);
  });
}

test.each(overAll)('all ranges of %s are within 2 %% of the check values', (role, n, thousands) => {
  const band = bandOf(role);
  expect(band?.all_n).toBe(n);
  const figures = [band?.all_p10, band?.all_p25, band?.all_p50, band?.all_p75, band?.all_p90];
  expectWithinTwoPercent(figures, thousands);
});

test.each(overPairs)(
  'the different ranges of %s are within 2 %% of the check values',
  (role, pairs, thousands, distinct) => {
    const band = bandOf(role);
    expect(band?.n).toBe(distinct);
    expect((band?.n ?? 0) / pairs).toBeLessThanOrEqual(1.02);
    expectWithinTwoPercent([band?.p10, band?.p25, band?.p50, band?.p75, band?.p90], thousands);
  },
);

test('NLP engineers are withheld: two different ranges are too few', () => {
  const { p50, all_n, points, ...band } = bandOf('nlp-engineer') ?? {};
  expect(band).toMatchObject({ n: 2, suppressed: true });
  // A seed leaves out what is null.
  expect([p50, all_n, points]).toEqual([undefined, undefined, undefined]);
});

test('nothing about Canada comes from the pay ranges, and its license line is with its source', () => {
  for (const key of keys) {
    const { source, bands } = salarySeed(key);
    const isCanadian = key === 'ca-job-bank';
    expect(bands.every((band) => (band.country === 'CA') === isCanadian)).toBe(true);
    if (!isCanadian) continue;
    expect(source.method).toContain('2,080');
    expect(source.attribution).toBe(
      'Contains information licensed under the Open Government Licence – Canada.',
    );
  }
});

test('the report in the seed counts every row of the files', () => {
  for (const key of [...keys, ...placeKeys]) {
    const { report, rows_read: read, rows_kept: kept } = salarySeed(key);
    const dropped = report.dropped.reduce((sum, { rows }) => sum + rows, 0);
    expect(kept + dropped, key).toBe(read);
  }
  expect(salarySeed('ai-jobs-net').rows_read).toBe(74_301);
});

test('a seed reads back as it was written, and all of them are small', () => {
  const bytesOf = (all: string[]) =>
    all.reduce((sum, key) => sum + Buffer.byteLength(seedOf(key)), 0);
  for (const key of keys) expect(salarySeedSql(salarySeed(key))).toBe(seedOf(key));
  for (const key of placeKeys) expect(salarySeedSql(placeSeed(key))).toBe(seedOf(key));
  expect(bytesOf(keys)).toBeLessThan(700_000);
  expect(bytesOf(placeKeys)).toBeLessThan(3_000_000);
});

const folder = publisherFiles('ai-jobs-salaries.csv');

// These run where ../shared/data has the source files, which are not in the repository.
test.skipIf(folder === null)('the seeds are what the importers make of the files', async () => {
  for (const importer of IMPORTERS) {
    if (importer.files === null) continue;
    const paths = importer.files.map((file) => join(folder ?? '', file));
    const edition = await readEdition(importer, paths, { edition: importer.seedEdition });
    const committed = salarySeed(edition.source.key);
    const retrieved = committed.source.retrieved_on;
    expect(
      salarySeedSql({ ...edition, source: { ...edition.source, retrieved_on: retrieved } }),
    ).toBe(seedOf(edition.source.key));
    if (importer !== payRangesImporter) continue;
    expect(edition.report.facts).toContainEqual({
      label: expect.stringContaining('two ends of a range'),
      count: 36_688,
    });
  }
});

test.skipIf(folder === null)(
  'without rows that have no partner, the real file gives the check values of different ranges to the thousand',
  async () => {
    const path = join(folder ?? '', 'ai-jobs-salaries.csv');
    const rows: PayRow[] = [];
    readCsvRows({ name: 'ai-jobs-salaries.csv', bytes: readFileSync(path) }, PAY_COLUMNS, (row) =>
      rows.push(readPayRow(row)),
    );
    const pairs = collapsePairs(rows).filter(
      (range) =>
        range.rows === 2 &&
        range.location === 'US' &&
        range.employmentType === 'FT' &&
        (range.year === 2024 || range.year === 2025),
    );
    for (const [role, n, thousands] of overPairs) {
      const pay = distinctRanges(
        pairs.filter(({ title }) => roleOfTitle(title)?.slug === role),
      ).map(({ midpoint }) => midpoint);
      const figures = Object.values(percentilesOf(pay)).map((figure) => Math.round(figure / 1000));
      expect([role, pay.length, ...figures]).toEqual([role, n, ...thousands]);
    }
  },
);
