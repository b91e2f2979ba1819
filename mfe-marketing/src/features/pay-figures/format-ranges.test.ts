import { expect, it } from 'vitest';
import { formatAllRanges, formatRanges } from './format-ranges';

it('counts one range and many', () => {
  expect(formatRanges(1)).toBe('1 range');
  expect(formatRanges(2132)).toBe('2,132 ranges');
});

it('gives the median over all ranges with their number', () => {
  expect(formatAllRanges({ ranges: 2132, median: 200_000 }, 'USD')).toBe('$200,000 of 2,132');
  expect(formatAllRanges(null, 'CAD')).toBe('–');
});
