import { expect, it } from 'vitest';
import { formatDifferentRanges, formatRanges, formatSample } from './reported-ranges';

it('counts one range and many', () => {
  expect([formatRanges(1), formatRanges(2132)]).toEqual(['1 range', '2,132 ranges']);
});

it('says of a sample that its ranges are different', () => {
  expect([1, 975].map(formatDifferentRanges)).toEqual(['1 range', '975 different ranges']);
});

it('says what a sample counts, and nothing where no number is published', () => {
  expect(formatSample({ n: 37, nKind: 'postings' })).toBe('37 ranges');
  expect(formatSample({ n: 245_000, nKind: 'employment_estimate' })).toBe('245,000 employed');
  expect(formatSample({ n: null, nKind: null })).toBeNull();
});
