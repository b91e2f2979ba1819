import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSalarySeed } from './build-salary-seed.ts';
import { ImportError } from './import-error.ts';
import { bandsOfSeed } from './salary-seed.ts';

const fixture = (file: string) => readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8');
const { bands, sql } = buildSalarySeed(fixture);
const band = (key: string) => bands.find(({ band_key }) => band_key === key);

/** Builds the seed with one file altered. */
function build(changed: string, change: (text: string) => string): () => unknown {
  return () =>
    buildSalarySeed((file) => (file === changed ? change(fixture(file)) : fixture(file)));
}

test('a role counts full-time US postings of 2024 and 2025, by midpoint', () => {
  expect(band('ai-jobs-net/US/ai-engineer/all-levels/all-modes/2024-2025')).toMatchObject({
    n: 11,
    n_kind: 'postings',
    suppressed: false,
    p10: 110_000,
    p25: 125_000,
    p50: 150_000,
    p75: 175_000,
    p90: 190_000,
    currency: 'USD',
  });
});

test('fewer than ten postings keep their count and lose their figures; ten are shown', () => {
  expect(band('ai-jobs-net/US/nlp-engineer/all-levels/all-modes/2024-2025')).toMatchObject({
    n: 9,
    suppressed: true,
    p50: null,
  });
  expect(band('ai-jobs-net/US/ai-engineer/EN/all-modes/2024-2025')).toMatchObject({
    n: 1,
    p10: null,
  });
  expect(band('ai-jobs-net/US/ai-engineer/SE/all-modes/2024-2025')).toMatchObject({
    n: 10,
    p50: 145_000,
  });
});

test('a wage above the ceiling or not available is left empty', () => {
  expect(band('bls-oews/US/data-scientist/all-levels/all-modes/may-2024')).toMatchObject({
    occupation: 'SOC 15-2051 Data Scientists',
    n: 1000,
    n_kind: 'employment_estimate',
    p75: 150_000,
    p90: null,
  });
  expect(
    band('bls-oews/US/other-computer-occupation/all-levels/all-modes/may-2025')?.p75,
  ).toBeNull();
});

test('Canadian hourly wages become a year of 2,080 hours in CAD, by province', () => {
  expect(band('ca-job-bank/CA-ON/data-scientist/all-levels/all-modes/2025')).toMatchObject({
    region_name: 'Ontario',
    currency: 'CAD',
    n: null,
    n_note: 'Job Bank does not publish a sample size.',
    p10: 65_000,
    p25: null,
    p50: 99_195,
    p90: 149_323,
  });
  const canadian = bands.filter(({ country }) => country === 'CA');
  expect(canadian.map(({ region, role }) => [region, role])).toEqual([
    [null, 'data-scientist'],
    ['ON', 'data-scientist'],
    ['QC', 'software-developer'],
  ]);
});

test('the seed file reads back as the bands it was written from', () => {
  expect(bandsOfSeed(sql)).toEqual(bands);
});

test.each([
  ['ai-jobs-salaries.csv', 'FT', 'XX', /ai-jobs-salaries\.csv, line 2: employment_type is "XX"/],
  [
    'ai-jobs-salaries.csv',
    'job_title',
    'title',
    /ai-jobs-salaries\.csv, line 1: the header is not/,
  ],
  [
    'bls-oews-national.csv',
    '110000',
    'n.a.',
    /bls-oews-national\.csv, line 2: a_median is "n\.a\."/,
  ],
  ['bls-oews-national.csv', '110000', '70000', /line 2: the percentiles are not in order/],
  ['bls-oews-national.csv', '15-1299', '99-9999', /line 3: occ_code "99-9999" is not on the list/],
  ['bls-oews-national.csv', '"Computer', '"Comp"uter', /bls-oews-national\.csv, line 3: /],
  [
    'canada-job-bank-2025.csv',
    '46.33',
    '',
    /canada-job-bank-2025\.csv, line 4: median_cad_hour is ""/,
  ],
  ['canada-job-bank-2025.csv', 'ON,Ontario', 'ZZ,Ontario', /line 3: province "ZZ" is unknown/],
  ['canada-job-bank-2025.csv', ',69.74', '', /canada-job-bank-2025\.csv, line 2: /],
])('%s with "%s" turned into "%s" is refused', (file, from, to, message) => {
  const attempt = build(file, (text) => text.replace(from, to));
  expect(attempt).toThrow(ImportError);
  expect(attempt).toThrow(message);
});

test('a header alone is refused', () => {
  expect(build('bls-oews-national.csv', (text) => text.split('\n')[0] ?? '')).toThrow(ImportError);
});
