import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gapToMedian, publishedFigures, positionOf } from './percentile';
import type { BandFigures } from './percentile';

const band: BandFigures = { p10: 100_000, p25: 120_000, p50: 150_000, p75: 180_000, p90: 220_000 };

/** Any published figures, in order, some of them missing or equal. */
const bands: fc.Arbitrary<BandFigures> = fc
  .array(fc.integer({ min: 30_000, max: 600_000 }), { minLength: 5, maxLength: 5 })
  .map((amounts) => amounts.toSorted((a, b) => a - b))
  .chain((amounts) =>
    fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }).map((gaps) => {
      const at = (index: number) => (gaps[index] ? null : (amounts[index] ?? null));
      return { p10: at(0), p25: at(1), p50: at(2), p75: at(3), p90: at(4) };
    }),
  );

/** A number that grows with the position. */
function rank(amount: number, figures: BandFigures): number {
  const position = positionOf(amount, figures);
  if (position.status === 'below') return -1;
  if (position.status === 'above') return 101;
  return position.status === 'within' ? position.percentile : 0;
}

it('draws a straight line between two figures', () => {
  expect(positionOf(135_000, band)).toMatchObject({
    status: 'within',
    percentile: 37.5,
    from: { name: 'p25' },
    to: { name: 'p50' },
  });
});

it('invents no tail: beyond the outermost figures it says so, and no number', () => {
  expect(positionOf(99_999, band)).toEqual({
    status: 'below',
    figure: { name: 'p10', percent: 10, amount: 100_000 },
  });
  expect(positionOf(220_001, band)).toMatchObject({ status: 'above', figure: { name: 'p90' } });
  expect(positionOf(200_000, { ...band, p90: null })).toMatchObject({
    status: 'above',
    figure: { name: 'p75' },
  });
});

it('uses what a source gives: low, median and high', () => {
  const jobBank = { ...band, p25: null, p75: null };
  expect(publishedFigures(jobBank).map(({ name }) => name)).toEqual(['p10', 'p50', 'p90']);
  expect(rank(125_000, jobBank)).toBe(30);
});

it('says nothing of a band with fewer than two figures', () => {
  const none = { p10: null, p25: null, p50: null, p75: null, p90: null };
  expect(positionOf(1, none)).toEqual({ status: 'unknown' });
  expect(positionOf(1, { ...none, p50: 1 })).toEqual({ status: 'unknown' });
});

it('never falls when the offer rises', () => {
  fc.assert(
    fc.property(bands, fc.nat(700_000), fc.nat(100_000), (figures, amount, more) => {
      expect(rank(amount + more, figures)).toBeGreaterThanOrEqual(rank(amount, figures));
    }),
  );
});

it('gives back the percent of each figure for its amount', () => {
  fc.assert(
    fc.property(bands, (anyBand) => {
      const figures = publishedFigures(anyBand);
      if (figures.length < 2) return;
      for (const { amount, percent } of figures) {
        const highest = figures.findLast((figure) => figure.amount === amount)?.percent ?? percent;
        expect(rank(amount, anyBand)).toBe(highest);
      }
    }),
  );
});

it('measures the gap to the median in money and in percent of it', () => {
  expect(gapToMedian(135_000, band)).toEqual({ amount: -15_000, percent: -10 });
  expect(gapToMedian(1, { ...band, p50: null })).toBeNull();
});

it('knows no distance from a median of nothing', () => {
  const none = { p10: null, p25: null, p50: 0, p75: null, p90: null };
  expect(gapToMedian(10, none)).toBeNull();
});
