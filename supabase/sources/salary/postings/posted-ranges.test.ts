import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SalaryRow } from './job-postings.ts';
import { collapsePairs } from './posted-ranges.ts';

const base: SalaryRow = {
  line: 2,
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
const end = (salaryUsd: number, patch: Partial<SalaryRow> = {}): SalaryRow => ({
  ...base,
  ...patch,
  salaryUsd,
});
const figures = (rows: SalaryRow[]) =>
  collapsePairs(rows).map(({ low, high, midpoint }) => [low, midpoint, high]);

test('the high and the low end of a range become one posting with its midpoint', () => {
  expect(figures([end(200), end(100)])).toEqual([[100, 150, 200]]);
});

test('two equal ends are one posting', () => {
  expect(figures([end(100), end(100)])).toEqual([[100, 100, 100]]);
});

test('a low end before a high one is not a range', () => {
  expect(figures([end(100), end(200)])).toEqual([
    [100, 100, 100],
    [200, 200, 200],
  ]);
});

test('a row belongs to one posting only', () => {
  expect(figures([end(300), end(200), end(100)])).toEqual([
    [200, 250, 300],
    [100, 100, 100],
  ]);
});

test.each<Partial<SalaryRow>>([
  { year: 2024 },
  { level: 'MI' },
  { employmentType: 'CT' },
  { title: 'Data Scientist' },
  { residence: 'CA' },
  { remoteRatio: '100' },
  { location: 'CA' },
  { companySize: 'L' },
])('rows that differ in %o are two postings', (difference) => {
  expect(collapsePairs([end(200), end(100, difference)])).toHaveLength(2);
});

const row = fc
  .record({
    salaryUsd: fc.integer({ min: 1, max: 9 }),
    title: fc.constantFrom('A', 'B'),
    year: fc.constantFrom(2024, 2025),
  })
  .map(({ salaryUsd, ...patch }) => end(salaryUsd, patch));

test('every row goes into exactly one posting, with its salary kept', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const postings = collapsePairs(rows);
      const pairs = rows.length - postings.length;
      expect(pairs).toBeGreaterThanOrEqual(0);
      expect(postings.filter(({ low, high }) => low < high).length).toBeLessThanOrEqual(pairs);
      const ends = postings.flatMap(({ low, high }) => [low, high]);
      for (const { salaryUsd } of rows) expect(ends).toContain(salaryUsd);
      for (const { low, midpoint, high } of postings) {
        expect(midpoint).toBe((low + high) / 2);
        expect(low).toBeLessThanOrEqual(high);
      }
    }),
  );
});

test('ranges laid end to end with a break between them all come back', () => {
  const range = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }));
  fc.assert(
    fc.property(fc.array(range, { maxLength: 20 }), (ranges) => {
      const rows = ranges.flatMap(([a, b], index) => {
        const title = `Title ${index}`;
        return [end(Math.max(a, b), { title }), end(Math.min(a, b), { title })];
      });
      expect(figures(rows)).toEqual(
        ranges.map(([a, b]) => [Math.min(a, b), (a + b) / 2, Math.max(a, b)]),
      );
    }),
  );
});
