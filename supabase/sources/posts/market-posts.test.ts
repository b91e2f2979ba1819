import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPostFile } from './post-file.ts';
import { marketSeed } from '../testing/seed-edition.ts';

const seedDir = join(import.meta.dirname, '../../seed');

const series = [
  'ai-postings-share',
  'remote-postings-share',
  'pay-transparency-country',
  'pay-transparency-sector',
].flatMap((key) => marketSeed(key).series);

/** `ai-share US 2026-06`, or with a sector: `pay-share US/Childcare 2026-02`. */
function valueOf(place: string): number {
  const [, measure, country, sector, month = ''] =
    /^(\S+) ([A-Z]{2})(?:\/(.+))? (\d{4}-\d\d)$/.exec(place) ?? [];
  const found = series.find(
    (one) =>
      one.measure === measure && one.country === country && (one.sector ?? '') === (sector ?? ''),
  );
  const [year, number] = month.split('-').map(Number);
  const [firstYear, firstNumber] = (found?.first_day ?? '').split('-').map(Number);
  const index = ((year ?? 0) - (firstYear ?? 0)) * 12 + ((number ?? 0) - (firstNumber ?? 0));
  return found?.monthly[index] ?? Number.NaN;
}

/** Every percentage of each post, with the months of the seed that it rounds. */
const shares: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'share-of-job-postings-that-name-ai': {
    '5.8%': ['ai-share US 2026-06'],
    '17.4%': ['ai-share CA 2026-06'],
    '3.0%': ['ai-share US 2025-06'],
    '4.5%': ['ai-share CA 2025-06'],
    '1.7%': ['ai-share US 2019-01'],
    '1.8%': ['ai-share CA 2019-01'],
    '2.3%': ['ai-share US 2022-11', 'ai-share CA 2022-11'],
    '6.2%': ['ai-share CA 2025-10'],
    '14.5%': ['ai-share CA 2026-03'],
    '9.2%': ['ai-share GB 2026-06'],
    '4.0%': ['ai-share FR 2026-06'],
  },
  'do-software-job-postings-state-pay': {
    '40.9%': ['pay-share US/Software Development 2026-02'],
    '40.4%': ['pay-share US/Data & Analytics 2026-02'],
    '48.8%': ['pay-share US 2026-02'],
    '5.7%': ['pay-share US/Software Development 2020-01'],
    '4.8%': ['pay-share US/Data & Analytics 2020-01'],
    '13.6%': ['pay-share US 2020-01'],
    '9.8%': ['pay-share US/Software Development 2022-02'],
    '28.5%': ['pay-share US/Software Development 2023-02'],
    '8.0%': ['pay-share US/Data & Analytics 2022-02'],
    '21.2%': ['pay-share US/Data & Analytics 2023-02'],
    '39.0%': ['pay-share US/Software Development 2025-02'],
    '48.7%': ['pay-share US 2025-02'],
    '80.5%': ['pay-share US/Childcare 2026-02'],
    '27.5%': ['pay-share US/Pharmacy 2026-02'],
    '53.0%': ['pay-share CA 2026-02'],
    '46.8%': ['pay-share CA 2025-12'],
    '51.0%': ['pay-share CA 2026-01'],
    '64.0%': ['pay-share GB 2025-02'],
    '53.8%': ['pay-share GB 2026-02'],
  },
  'remote-job-postings-and-machine-learning-pay': {
    '8.6%': ['remote-share US 2026-04'],
    '14.2%': ['remote-share CA 2026-04', 'remote-share CA 2024-04'],
    '8.0%': ['remote-share US 2025-04'],
    '14.4%': ['remote-share CA 2025-04'],
    '2.4%': ['remote-share US 2019-06'],
    '2.6%': ['remote-share CA 2019-06'],
    '10.4%': ['remote-share US 2022-02'],
    '15.2%': ['remote-share CA 2022-02'],
    '8.3%': ['remote-share US 2024-04'],
  },
};

/** The squares of each post's drawing, in the order of its rows. */
const squares: Readonly<Record<string, readonly (readonly [row: string, place: string])[]>> = {
  'share-of-job-postings-that-name-ai': [
    ['Canada', 'ai-share CA 2026-06'],
    ['Ireland', 'ai-share IE 2026-06'],
    ['United Kingdom', 'ai-share GB 2026-06'],
    ['Australia', 'ai-share AU 2026-06'],
    ['United States', 'ai-share US 2026-06'],
    ['Germany', 'ai-share DE 2026-06'],
  ],
  'do-software-job-postings-state-pay': [
    ['Childcare', 'pay-share US/Childcare 2026-02'],
    ['All sectors', 'pay-share US 2026-02'],
    ['Software development', 'pay-share US/Software Development 2026-02'],
    ['Data and analytics', 'pay-share US/Data & Analytics 2026-02'],
    ['Pharmacy', 'pay-share US/Pharmacy 2026-02'],
  ],
  'remote-job-postings-and-machine-learning-pay': [
    ['Ireland', 'remote-share IE 2026-04'],
    ['United Kingdom', 'remote-share GB 2026-04'],
    ['Germany', 'remote-share DE 2026-04'],
    ['Canada', 'remote-share CA 2026-04'],
    ['Australia', 'remote-share AU 2026-04'],
    ['United States', 'remote-share US 2026-04'],
  ],
};

function textOf(slug: string): string {
  const file = `${slug}.md`;
  const { title, description, body } = readPostFile(
    file,
    readFileSync(join(seedDir, 'blog-posts', file), 'utf8'),
  );
  return [title, description, body].join('\n');
}

test.each(Object.keys(shares))('every percentage of %s is that of the seeded month', (slug) => {
  const known = shares[slug] ?? {};
  const shown = new Set(textOf(slug).match(/\d+(?:\.\d+)?%/g));
  expect([...shown].toSorted()).toEqual(Object.keys(known).toSorted());
  for (const [share, places] of Object.entries(known)) {
    for (const place of places) expect(`${valueOf(place).toFixed(1)}%`, place).toBe(share);
  }
});

test.each(Object.keys(squares))('the squares of %s count the seeded month', (slug) => {
  const rows = [...textOf(slug).matchAll(/^> \| (.+?) +\| (\d+) of 100 +\|$/gm)];
  expect(rows.map(([, row, count]) => [row, Number(count)])).toEqual(
    squares[slug]?.map(([row, place]) => [row, Math.round(valueOf(place))]),
  );
});

test('what the posts say of order and growth holds in the seeds', () => {
  const latest = (measure: string, month: string) =>
    series
      .filter((one) => one.measure === measure && one.country === 'US' && one.sector)
      .map((one) => [one.sector, valueOf(`${measure} US/${one.sector} ${month}`)] as const)
      .toSorted((a, b) => b[1] - a[1])
      .map(([sector]) => sector);
  const sectors = latest('pay-share', '2026-02');
  expect(sectors).toHaveLength(43);
  expect(sectors.indexOf('Software Development') + 1).toBe(32);
  expect(sectors.indexOf('Data & Analytics') + 1).toBe(35);
  expect([sectors[0], sectors.at(-1)]).toEqual(['Childcare', 'Pharmacy']);

  const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
  for (const month of months) {
    const [canada, states] = ['CA', 'US'].map((country) =>
      valueOf(`pay-share ${country} 2025-${month}`),
    );
    expect(canada, month).toBeLessThan(states ?? 0);
  }
  expect(valueOf('ai-share CA 2022-11')).toBeLessThan(valueOf('ai-share US 2022-11'));
  expect(valueOf('ai-share CA 2022-12')).toBeGreaterThan(valueOf('ai-share US 2022-12'));
  expect(valueOf('ai-share IE 2026-01')).toBeGreaterThan(valueOf('ai-share CA 2026-01'));
  expect(valueOf('ai-share IE 2026-02')).toBeLessThan(valueOf('ai-share CA 2026-02'));
  const peaks = ['US', 'CA'].map((country) => {
    const one = series.find((line) => line.measure === 'remote-share' && line.country === country);
    return one && one.monthly.indexOf(Math.max(...one.monthly));
  });
  // Month 37 of a series that begins in January 2019 is February 2022.
  expect(peaks).toEqual([37, 37]);
});
