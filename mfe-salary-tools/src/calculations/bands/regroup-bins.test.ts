import { expect, it } from 'vitest';
import { isPartOfYear } from './part-of-year';
import { regroupBins } from './regroup-bins';

it('counts in wider intervals begin at a multiple of their width', () => {
  const bins = { start: 90_000, width: 10_000, counts: [4, 6, 4, 10, 14] };
  expect(regroupBins(bins, 20_000)).toEqual({ start: 80_000, width: 20_000, counts: [4, 10, 24] });
  expect(regroupBins(bins, 10_000)).toEqual(bins);
});

it.each([
  ['2025', '2025-01-19', true],
  ['2024', '2025-01-19', false],
  ['2024-2025', '2025-01-19', false],
  ['2025', '2025', false],
  ['May 2025', 'May 2025', false],
])('%s in the edition of %s is a part of a year: %s', (period, edition, isPart) => {
  expect(isPartOfYear({ period }, { edition })).toBe(isPart);
});
