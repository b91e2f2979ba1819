import { expect, it } from 'vitest';
import { makeBand, makeSuppressed, NO_RANGES, testRate } from '../calculations/testing/make-band';
import {
  countingText,
  formatAllRows,
  formatDifferentRanges,
  formatRanges,
  formatSample,
} from './reported-ranges';
import { conversionNote } from './exchange-rate-text';

it('counts one range and many, and says of a sample that its ranges are different', () => {
  expect([formatRanges(1), formatRanges(2132)]).toEqual(['1 range', '2,132 ranges']);
  const band = makeBand({ n: 975 });
  expect(formatDifferentRanges(band)).toBe('975 different ranges');
  expect(formatDifferentRanges({ ...band, n: 1 })).toBe('1 range');
  expect(formatDifferentRanges({ n: 2132, allRows: null })).toBe('2,132 ranges');
  expect(formatDifferentRanges({ n: null, allRows: null })).toBeNull();
});

it('says what a sample counts, and nothing where no number is published', () => {
  expect(formatSample({ n: 37, nKind: 'postings' })).toBe('37 ranges');
  expect(formatSample({ n: 245_000, nKind: 'employment_estimate' })).toBe('245,000 employed');
  expect(formatSample({ n: null, nKind: null })).toBeNull();
});

it('gives the figure over all ranges beside the headline', () => {
  const allRows = { n: 2132, p10: 1, p25: 2, p50: 200_000, p75: 4, p90: 5 };
  const band = makeBand({ n: 977, points: 39, allRows });
  expect(formatAllRows(band)).toBe('$200,000 of 2,132');
  expect(countingText(band)).toBe(
    '977 different ranges, of which 39 are a single amount. With repeats there are 2,132, and their median is $200,000.',
  );
  expect(countingText({ ...band, points: 0 })).toBe(
    '977 different ranges. With repeats there are 2,132, and their median is $200,000.',
  );
});

it('gives none for official wages and withheld bands', () => {
  for (const band of [makeBand({ nKind: null, n: null, ...NO_RANGES }), makeSuppressed(4)]) {
    expect([formatAllRows(band), countingText(band)]).toEqual([null, null]);
  }
});

it('names the rate, its source and its day', () => {
  expect(conversionNote(testRate)).toBe(
    'converted at 1.3698 CAD for 1 USD (Bank of Canada, average of 2024 up to December 31, 2024)',
  );
  expect(conversionNote({ ...testRate, cadPerUsd: 1.4049, kind: 'daily', day: '2026-11-20' })).toBe(
    'converted at 1.4049 CAD for 1 USD (Bank of Canada, November 20, 2026)',
  );
});
