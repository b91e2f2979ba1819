import { expect, it } from 'vitest';
import { makeBand, makeSuppressed } from '../testing/make-band';
import { bandShape, hasWidth } from './band-shape';

it('draws a band from its lower to its upper quartile, or from low to high', () => {
  expect(bandShape(makeBand(), 'quartiles')).toEqual({
    kind: 'range',
    low: 120_000,
    median: 150_000,
    high: 180_000,
  });
  expect(bandShape(makeBand({ p25: null, p75: null }), 'deciles')).toEqual({
    kind: 'range',
    low: 100_000,
    median: 150_000,
    high: 220_000,
  });
});

it.each([
  ['the quartiles', { p25: 150_000, p75: 150_000 }],
  ['the 10th and the 90th percentile', { p10: 150_000, p25: 150_000, p75: 150_000, p90: 150_000 }],
])('draws a band as a point where %s are one amount', (_which, flat) => {
  const band = makeBand(flat);
  expect(hasWidth(band)).toBe(false);
  for (const ends of ['quartiles', 'deciles'] as const) {
    expect(bandShape(band, ends)).toEqual({ kind: 'point', median: 150_000 });
  }
});

it('draws nothing of a band that is withheld or lacks the percentiles', () => {
  expect(bandShape(makeSuppressed(4), 'quartiles')).toEqual({ kind: 'none' });
  expect(bandShape(makeBand({ p75: null }), 'quartiles')).toEqual({ kind: 'none' });
  expect(hasWidth(makeBand({ p25: null, p75: null, p10: null, p90: null }))).toBe(true);
});
