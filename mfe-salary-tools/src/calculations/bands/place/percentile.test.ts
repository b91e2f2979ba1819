import { expect, it } from 'vitest';
import { gapToMedian, publishedFigures, positionOf } from './percentile';

const band = { p10: 100_000, p25: 120_000, p50: 150_000, p75: 180_000, p90: 220_000 };

it('uses what a source gives: low, median and high', () => {
  const jobBank = { ...band, p25: null, p75: null };
  expect(publishedFigures(jobBank).map(({ name }) => name)).toEqual(['p10', 'p50', 'p90']);
  expect(positionOf(125_000, jobBank)).toMatchObject({ percentile: 30 });
});

it.each([
  ['each figure', { ...band }, 120_000, 25],
  ['the highest of equal figures', { ...band, p25: 150_000, p75: 150_000 }, 150_000, 75],
  ['the last figure', { ...band }, 220_000, 90],
])('gives back the percent of %s', (_, figures, amount, percentile) => {
  expect(positionOf(amount, figures)).toMatchObject({ percentile });
});

it('knows no distance from a missing median, nor from one of nothing', () => {
  expect(gapToMedian(135_000, band)).toEqual({ amount: -15_000, percent: -10 });
  expect(gapToMedian(1, { ...band, p50: null })).toBeNull();
  expect(gapToMedian(10, { ...band, p50: 0 })).toBeNull();
});
