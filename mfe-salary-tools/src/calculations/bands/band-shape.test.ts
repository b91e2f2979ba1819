import { expect, it } from 'vitest';
import { makeBand, makeSuppressed } from '../testing/make-band';
import { bandShape, hasWidth } from './band-shape';
import { hasFigure } from './headline';
import { payDomain } from './pay-domain';
import { temporalCoverage } from './temporal-coverage';

it('draws a band from its lower to its upper quartile', () => {
  expect(bandShape(makeBand())).toEqual({
    kind: 'range',
    low: 120_000,
    median: 150_000,
    high: 180_000,
  });
});

it.each([
  ['the quartiles', { p25: 150_000, p75: 150_000 }],
  ['the 10th and the 90th percentile', { p10: 150_000, p90: 150_000 }],
])('draws a band as a point where %s are one amount', (_which, flat) => {
  const band = makeBand(flat);
  expect(hasWidth(band)).toBe(false);
  expect(bandShape(band)).toEqual({ kind: 'point', median: 150_000 });
});

it('draws nothing of a band that is withheld or lacks the percentiles', () => {
  expect(bandShape(makeSuppressed(4))).toEqual({ kind: 'none' });
  expect(bandShape(makeBand({ p75: null }))).toEqual({ kind: 'none' });
  expect(hasWidth(makeBand({ p25: null, p75: null, p10: null, p90: null }))).toBe(true);
});

it('knows a role whose only rows are too small to show as one without a figure', () => {
  const bands = [makeBand({ role: 'data-scientist' }), makeSuppressed(4, { role: 'nlp-engineer' })];
  expect(hasFigure({ bands }, 'data-scientist')).toBe(true);
  expect(hasFigure({ bands }, 'nlp-engineer')).toBe(false);
  expect(hasFigure({ bands }, 'robotics-engineer')).toBe(false);
});

it('reaches around every figure, to multiples of 25,000', () => {
  expect(payDomain([makeBand(), makeBand({ p10: 88_000, p90: 261_000 })])).toEqual([
    75_000, 275_000,
  ]);
});

it('keeps a width where all figures are one amount', () => {
  const amount = 150_000;
  const band = makeBand({ p10: amount, p25: amount, p50: amount, p75: amount, p90: amount });
  expect(payDomain([band])).toEqual([150_000, 200_000]);
});

it('is not there without figures', () => {
  expect(payDomain([makeSuppressed(4)])).toBeUndefined();
});

it('goes from the first to the last year of all periods', () => {
  const coverage = temporalCoverage(['2024-2025', 'May 2023', '2025']);
  expect(coverage).toEqual({ temporalCoverage: '2023/2025' });
  expect(temporalCoverage(['May 2024'])).toEqual({ temporalCoverage: '2024/2024' });
});

it('is left out where no period names a year', () => {
  expect(temporalCoverage(['', 'last week'])).toEqual({});
});
