import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bandsOfSeed, salarySeedSql } from './salary-seed.ts';
import { SOURCES } from './sources.ts';

const path = join(import.meta.dirname, '../seed/salary-bands.sql');
const sql = readFileSync(path, 'utf8');
const bands = bandsOfSeed(sql);

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

function postingBand(role: string) {
  return bands.find(
    (band) => band.band_key === `ai-jobs-net/US/${role}/all-levels/all-modes/2024-2025`,
  );
}

test.each(checkValues)(
  'the committed band of %s is within 2 %% of the check values',
  (role, n, thousands) => {
    const band = postingBand(role);
    expect(band?.n).toBe(n);
    const figures = [band?.p10, band?.p25, band?.p50, band?.p75, band?.p90];
    figures.forEach((figure, index) => {
      const expected = (thousands[index] ?? 0) * 1000;
      expect(Math.abs((figure ?? 0) - expected) / expected).toBeLessThanOrEqual(0.02);
    });
  },
);

test('NLP engineers are withheld: four postings are too few', () => {
  expect(postingBand('nlp-engineer')).toMatchObject({ n: 4, suppressed: true, p50: null });
});

test('every band names a source and a period, and n or the reason why there is none', () => {
  for (const band of bands) {
    expect(SOURCES[band.source_key], band.band_key).toBeDefined();
    expect(band.period, band.band_key).not.toBe('');
    expect(band.n ?? band.n_note, band.band_key).not.toBeNull();
  }
});

test('nothing about Canada comes from the job postings, and its licence line stands on its rows', () => {
  const canadian = bands.filter((band) => band.country === 'CA');
  expect(new Set(canadian.map((band) => band.source_key))).toEqual(new Set(['ca-job-bank']));
  expect(SOURCES['ca-job-bank'].source_attribution).toBe(
    'Contains information licensed under the Open Government Licence – Canada.',
  );
  expect(SOURCES['ca-job-bank'].method).toContain('2,080');
});

test('the committed file is what the importer writes for its bands, and small', () => {
  expect(salarySeedSql(bands)).toBe(sql);
  expect(Buffer.byteLength(sql)).toBeLessThan(100_000);
});

test('two bands under one key are refused', () => {
  const twice = bands.slice(0, 1).flatMap((band) => [band, band]);
  expect(() => salarySeedSql(twice)).toThrow(RangeError);
});
