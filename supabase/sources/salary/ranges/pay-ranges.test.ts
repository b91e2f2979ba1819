import { expect, test } from 'vitest';
import type { PayRow } from './pay-row.ts';
import { collapsePairs, distinctRanges, isPoint } from './pay-ranges.ts';

const base: PayRow = {
  line: 2,
  raw: '',
  currency: 'USD',
  year: 2025,
  level: 'SE',
  employmentType: 'FT',
  title: 'AI Engineer',
  salaryUsd: 100_000,
  residence: 'US',
  remoteRatio: '0',
  location: 'US',
  companySize: 'M',
};
const end = (salaryUsd: number, patch: Partial<PayRow> = {}): PayRow => ({
  ...base,
  ...patch,
  salaryUsd,
});
const figures = (rows: PayRow[]) =>
  collapsePairs(rows).map(({ low, high, midpoint }) => [low, midpoint, high]);

test('the high and the low end of a range become one range with its midpoint', () => {
  expect(figures([end(200), end(100)])).toEqual([[100, 150, 200]]);
});

test('two equal ends are one range, a point', () => {
  expect(figures([end(100), end(100)])).toEqual([[100, 100, 100]]);
  expect(collapsePairs([end(100), end(100)]).filter(isPoint)).toHaveLength(1);
  expect(collapsePairs([end(200), end(100)]).filter(isPoint)).toEqual([]);
});

test('a low end before a high one is not a range', () => {
  expect(figures([end(100), end(200)])).toEqual([
    [100, 100, 100],
    [200, 200, 200],
  ]);
});

test('a row belongs to one range only', () => {
  expect(figures([end(300), end(200), end(100)])).toEqual([
    [200, 250, 300],
    [100, 100, 100],
  ]);
});

test('a range that agrees with another in everything counts once', () => {
  const rows = [end(200), end(100), end(200), end(100), end(200), end(150)];
  expect(distinctRanges(collapsePairs(rows)).map(({ low, high }) => [low, high])).toEqual([
    [100, 200],
    [150, 200],
  ]);
  expect(distinctRanges(collapsePairs([end(100), end(100), end(100)]))).toHaveLength(1);
});

test.each<Partial<PayRow>>([
  { year: 2024 },
  { level: 'MI' },
  { employmentType: 'CT' },
  { title: 'Data Scientist' },
  { currency: 'GBP' },
  { residence: 'CA' },
  { remoteRatio: '100' },
  { location: 'CA' },
  { companySize: 'L' },
])('rows that differ in %o are of two ranges, and those are counted both', (difference) => {
  // The source states both ends in dollars, whatever the currency of the pay.
  const apart = 'currency' in difference ? 1 : 2;
  expect(collapsePairs([end(200), end(100, difference)])).toHaveLength(apart);
  const rows = [end(200), end(100), end(200, difference), end(100, difference)];
  expect(distinctRanges(collapsePairs(rows))).toHaveLength(2);
});
