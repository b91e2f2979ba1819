import { expect, test } from 'vitest';
import { blsImporter } from '../official/bls-importer.ts';
import type { Importer } from './importer.ts';
import { jobBankImporter } from '../official/job-bank-importer.ts';
import { MalformedFileError } from '@talent/functions/files/import-error.ts';
import { payRangesImporter } from '../ranges/pay-ranges-importer.ts';
import { editionOf, fixtureOf } from '../testing/edition-of.ts';
import { RefusedError } from '../../files/refused-error.ts';

const ranges = await editionOf(payRangesImporter);
const bls = await editionOf(blsImporter);
const jobBank = await editionOf(jobBankImporter);
const bands = [ranges, bls, jobBank].flatMap((edition) => edition.bands);
const band = (key: string) => bands.find(({ band_key }) => band_key === key);
const lines = fixtureOf(payRangesImporter).split('\n');

/** The headline of the only role in a file of these rows below its header. */
async function headlineOf(...rows: (string | undefined)[]) {
  const { bands: found } = await editionOf(payRangesImporter, [lines[0], ...rows].join('\n'));
  return found.find(({ band_key }) => band_key.includes('/all-levels/all-modes/2024-2025'));
}

test('a role counts full-time US ranges of the two newest years, by midpoint', () => {
  expect(band('ai-jobs-net/US/ai-engineer/all-levels/all-modes/2024-2025')).toMatchObject({
    n: 11,
    n_kind: 'postings',
    suppressed: false,
    currency: 'USD',
    period_current: true,
    p10: 110_000,
    p25: 125_000,
    p50: 150_000,
    p75: 175_000,
    p90: 190_000,
    p50_low: 110_000,
    p50_high: 190_000,
    all_n: 11,
    all_p50: 150_000,
    points: 0,
  });
});

test('fewer than ten different ranges keep their count and lose their figures; ten are shown', () => {
  expect(band('ai-jobs-net/US/nlp-engineer/all-levels/all-modes/2024-2025')).toMatchObject({
    // Nine ranges, of which three are different.
    n: 3,
    all_n: null,
    points: null,
    suppressed: true,
    p50: null,
    p50_low: null,
    bin_counts: null,
    n_note: expect.stringContaining('withheld'),
  });
  expect(band('ai-jobs-net/US/ai-engineer/SE/all-modes/2024-2025')).toMatchObject({
    n: 10,
    p50: 145_000,
  });
});

test('a part of fewer than three different ranges is not even listed', () => {
  expect(band('ai-jobs-net/US/ai-engineer/EN/all-modes/2024-2025')).toBeUndefined();
});

test('single years are history, and levels are crossed with work modes', () => {
  expect(band('ai-jobs-net/US/ai-engineer/all-levels/all-modes/2025')).toMatchObject({
    n: 11,
    period_current: false,
    period_year: 2025,
  });
  expect(band('ai-jobs-net/US/ai-engineer/SE/onsite/2024-2025')).toMatchObject({ n: 10 });
});

test('the report counts rows read, kept and left out, with the reason and an example', () => {
  expect(ranges).toMatchObject({ rows_read: 48, rows_kept: 42 });
  expect(ranges.report.dropped).toEqual(
    [
      ['not a full-time job', 26, '2025, SE, CT, AI Engineer, US'],
      ['the company is not in the United States', 28, '2025, SE, FT, AI Engineer, CA'],
      ['the title is on no list of a role', 30, '2025, SE, FT, Manager, US'],
    ].map(([reason, line, row]) => ({ reason, rows: 2, example: { line, row } })),
  );
  const fact = (label: RegExp) => ranges.report.facts.find((one) => label.test(one.label))?.count;
  expect(fact(/two ends of a range/)).toBe(24);
  expect(fact(/repetitions/)).toBe(6);
  expect(fact(/different rows/)).toBe(36);
});

test('pay in another currency counts as the source converted it, and is counted', async () => {
  const converted = fixtureOf(payRangesImporter).replace('110000,USD,110000', '85000,GBP,110000');
  const { bands: converts, report } = await editionOf(payRangesImporter, converted);
  expect(converts.find(({ band_key }) => band_key.includes('/ai-engineer/all'))?.p50).toBe(150_000);
  expect(report.facts).toContainEqual({ label: expect.stringContaining('currency'), count: 1 });
});

/** The first ten ranges of the fixture, for people who live elsewhere: different ranges with the same pay. */
const livingIn = (country: string) =>
  lines.slice(1, 21).map((line) => line.replace(',US,0,', `,${country},0,`));

test('thirty different ranges have a distribution, which counts each once', async () => {
  const whole = await headlineOf(...livingIn('US'), ...livingIn('CA'), ...livingIn('MX'));
  expect(whole).toMatchObject({ n: 30, bin_start: 100_000, bin_width: 20_000 });
  expect(whole?.bin_counts?.reduce((sum, count) => sum + count, 0)).toBe(30);
});

test('a repeated range counts once in the headline, and in every figure over all ranges', async () => {
  const [, high, low] = lines;
  const repeated = Array.from({ length: 9 }, () => [high, low]).flat();
  expect(await headlineOf(...lines.slice(1, 21), ...repeated)).toMatchObject({
    ...{ n: 10, p10: 109_000, p50: 145_000, p90: 181_000, points: 0 },
    ...{ all_n: 19, all_p10: 100_000, all_p50: 100_000, all_p90: 172_000 },
  });
  // Ten ranges of which two are the same are too few.
  const few = { n: 9, suppressed: true, p50: null, all_n: null };
  expect(await headlineOf(...lines.slice(1, 19), high, low)).toMatchObject(few);
});

test('equal ends and a row without a partner are points', async () => {
  const point = '2025,SE,FT,AI Engineer,150000,USD,150000,US,0,US,S';
  const single = '2025,SE,FT,AI Engineer,155000,USD,155000,US,0,US,L';
  const points = await headlineOf(...lines.slice(1, 21), point, point, single);
  expect(points).toMatchObject({ n: 12, points: 2, p50: 150_000 });
});

test('the method gives the shares of pairs and of repetitions, and two dates', () => {
  expect(ranges.source.name).toBe('foorilla/ai-jobs-net-salaries, snapshot of January 19, 2025');
  expect(ranges.source.method).toContain('of work years 2024 and 2025');
  expect(ranges.source.method).toContain('advertised pay: 100% of the rows are pairs');
  // 21 ranges are counted, of which nine say the same as three.
  expect(ranges.source.method).toContain('29% of the counted ranges are exact repeats of another');
});

test('a wage above the ceiling or not available is left empty, and the note mentions the ceiling', () => {
  expect(band('bls-oews/US/data-scientist/all-levels/all-modes/may-2024')).toMatchObject({
    occupation: 'SOC 15-2051 Data Scientists',
    n: 1000,
    n_kind: 'employment_estimate',
    p75: 150_000,
    p90: null,
    p50_low: null,
    period_current: false,
    n_note: expect.stringContaining('at or above the highest wage'),
  });
  expect(band('bls-oews/US/other-computer-occupation/all-levels/all-modes/may-2025')).toMatchObject(
    { p75: null, period_current: true, n_note: expect.not.stringContaining('highest') },
  );
});

test('Canadian hourly wages become a year of 2,080 hours in CAD: country, provinces, cities', () => {
  expect(band('ca-job-bank/CA-ON/data-scientist/all-levels/all-modes/2025')).toMatchObject({
    region_name: 'Ontario',
    currency: 'CAD',
    n: null,
    n_note: 'Job Bank does not publish a sample size.',
    p10: 65_000,
    p25: null,
    p50: 99_195,
    p90: 149_323,
    p50_low: null,
  });
  expect(jobBank.bands.map(({ region, region_name, role }) => [region, region_name, role])).toEqual(
    [
      [null, null, 'data-scientist'],
      ['ON', 'Ontario', 'data-scientist'],
      ['toronto', 'Toronto', 'data-scientist'],
      ['QC', 'Quebec', 'software-developer'],
    ],
  );
});

test.each([
  ['NL', 'Newfoundland and Labrador', 'NL', 'Newfoundland and Labrador'],
  ['PE', 'Prince Edward Island', 'PE', 'Prince Edward Island'],
  ['NS', 'Nova Scotia', 'NS', 'Nova Scotia'],
  ['NS', 'Halifax', 'halifax', 'Halifax'],
  ['NT', 'Northwest Territories', 'NT', 'Northwest Territories'],
  ['NU', 'Nunavut', 'NU', 'Nunavut'],
  ['YT', 'Yukon', 'YT', 'Yukon'],
  ['QC', 'Québec', 'QC', 'Quebec'],
])('Canadian wages of %s, %s are those of %s', async (code, name, region, region_name) => {
  const row = `21232,Software developers and programmers,${code},${name},24.00,40.00,62.00\n`;
  const { bands } = await editionOf(
    jobBankImporter,
    fixtureOf(jobBankImporter).replace(/.*QC.*\n/, row),
  );
  expect(bands.at(-1)).toMatchObject({ region, region_name, p50: 83_200 });
});

test.each<[Importer, string, string, RegExp]>([
  [payRangesImporter, 'FT', 'XX', /ai-jobs-salaries\.csv, line 2: employment_type is "XX"/],
  [payRangesImporter, '110000,USD,110000', '110000,USD,much', /line 2: salary_in_usd is "much"/],
  [payRangesImporter, '2025,SE', '25,SE', /line 2: work_year is "25", expected a year/],
  [payRangesImporter, ',US,0,US,S', ',usa,0,US,S', /line 2: employee_residence is "usa"/],
  [payRangesImporter, 'job_title', 'title', /line 1: the header is not/],
  [blsImporter, '110000', 'n.a.', /bls-oews-national\.csv, line 2: a_median is "n\.a\."/],
  [blsImporter, '110000', '#', /line 2: a_median is missing/],
  [blsImporter, '110000', '70000', /line 2: the percentiles are not in order/],
  [blsImporter, '15-1299', '99-9999', /line 3: occ_code "99-9999" is not on the list/],
  [jobBankImporter, '46.33', '', /canada-job-bank-2025\.csv, line 4: median_cad_hour is ""/],
  [jobBankImporter, 'ON,Ontario', 'ZZ,Ontario', /line 3: province "ZZ" is unknown/],
])('$name with "%s" turned into "%s" is refused', async (importer, from, to, message) => {
  const attempt = editionOf(importer, fixtureOf(importer).replace(from, to));
  await expect(attempt).rejects.toThrow(MalformedFileError);
  await expect(attempt).rejects.toThrow(message);
});

test('a file of another edition than the one named is refused', async () => {
  await expect(editionOf(blsImporter, undefined, '2026-05')).rejects.toThrow(RefusedError);
  await expect(editionOf(payRangesImporter, undefined, '2024-12-31')).rejects.toThrow(
    /rows of 2025/,
  );
});

test('two rows about the same people are refused', async () => {
  const rows = fixtureOf(blsImporter);
  const twice = `${rows.trimEnd()}\n${rows.split('\n')[1]}\n`;
  await expect(editionOf(blsImporter, twice)).rejects.toThrow(/make the same band, bls-oews\/US/);
});
