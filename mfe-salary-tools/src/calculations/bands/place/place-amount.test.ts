import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeBand } from '../../testing/make-band';
import { placeDifference } from './compare-places';
import { nextQuartile, placeAmount } from './place-amount';
import { wilsonInterval } from './wilson-interval';

// 400 ranges: p10 100k, p25 120k, p50 150k, p75 180k, p90 220k.
const band = makeBand();
/** The same ranges counted in steps of 20,000 from 80,000 on. */
const counted = makeBand({
  bins: { start: 80_000, width: 20_000, counts: [20, 40, 80, 80, 70, 50, 40, 20] },
});
const official = makeBand({ nKind: 'employment_estimate', n: 245_000, source: 'oews' });

/** Ranges of pay and the band that the importer makes of them: percentiles of type 7, counts in steps of 10,000. */
const samples = fc
  .array(fc.integer({ min: 60_000, max: 400_000 }), { minLength: 10, maxLength: 120 })
  .map((values) => {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (q: number) => {
      const place = (sorted.length - 1) * q;
      const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
      return Math.round(low + (high - low) * (place % 1));
    };
    const counts = Array.from({ length: 41 }, () => 0);
    for (const value of sorted) {
      const step = Math.floor(value / 10_000);
      counts[step] = (counts[step] ?? 0) + 1;
    }
    const figures = { p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
    return { sorted, counts, made: makeBand({ ...figures, n: sorted.length }) };
  });

it('the interval of a percentile has the limits of the published figures around the amount', () => {
  // 135,000 is between p25 and p50: of 400 ranges at least floor(399 * 0.25) = 99 and at most
  // ceil(399 * 0.5) + 1 = 201 are there or below. Wilson: 99 of 400 from 20.774%, 201 of 400 to 55.124%.
  expect(placeAmount(135_000, band)).toEqual({
    status: 'ranked',
    percentile: 37.5,
    low: expect.closeTo(20.774, 3),
    high: expect.closeTo(55.124, 3),
    n: 400,
  });
});

it('the interval of a percentile is narrower where the ranges are counted in steps of pay', () => {
  // 165,000 is in the step from 160,000 on: 220 are below that step and 70 in it. The figures alone leave 199 to 301.
  // Wilson: 220 of 400 from 50.100%, 290 of 400 to 76.646%.
  expect(placeAmount(165_000, counted)).toEqual({
    status: 'ranked',
    percentile: 62.5,
    low: expect.closeTo(50.1, 3),
    high: expect.closeTo(76.646, 3),
    n: 400,
  });
});

it('the interval of a percentile takes no counts that are not those of the same ranges', () => {
  const others = { ...counted, n: 399 };
  const { bins: _, ...alone } = others;
  expect(placeAmount(165_000, others)).toEqual(placeAmount(165_000, { ...alone, bins: null }));
});

it('the interval of a percentile holds the true share of the ranges, whatever they are', () => {
  fc.assert(
    fc.property(samples, fc.integer({ min: 60_000, max: 400_000 }), (sample, amount) => {
      const { sorted, counts, made } = sample;
      const count = sorted.filter((value) => value <= amount).length;
      const own = wilsonInterval(count, sorted.length);
      for (const bins of [null, { start: 0, width: 10_000, counts }]) {
        const place = placeAmount(amount, { ...made, bins });
        if (place.status !== 'ranked') continue;
        expect(place.low).toBeLessThanOrEqual(own.low * 100 + 1e-9);
        expect(place.high).toBeGreaterThanOrEqual(own.high * 100 - 1e-9);
        expect(place.percentile).toBeGreaterThanOrEqual(place.low);
        expect(place.percentile).toBeLessThanOrEqual(place.high);
      }
    }),
  );
});

it('gives no percentile beyond the published figures', () => {
  expect(placeAmount(99_999, band)).toEqual({
    status: 'below',
    figure: { name: 'p10', percent: 10, amount: 100_000 },
    n: 400,
  });
  expect(placeAmount(220_001, band)).toMatchObject({ status: 'above', figure: { percent: 90 } });
  expect(placeAmount(200_000, makeBand({ p90: null }))).toMatchObject({
    status: 'above',
    figure: { name: 'p75' },
  });
});

it('gives official wages no interval, because they come without a sample size', () => {
  expect(placeAmount(135_000, official)).toEqual({
    status: 'between',
    percentile: 37.5,
    from: { name: 'p25', percent: 25, amount: 120_000 },
    to: { name: 'p50', percent: 50, amount: 150_000 },
  });
  expect(placeAmount(1, official)).toMatchObject({ status: 'below', n: null });
});

it('knows nothing where the source has one figure', () => {
  const single = makeBand({ p10: null, p25: null, p75: null, p90: null });
  expect(placeAmount(150_000, single)).toEqual({ status: 'unknown' });
});

it.each([
  [90_000, 'p25', 120_000, 30_000],
  [120_000, 'p50', 150_000, 30_000],
  [163_500, 'p75', 180_000, 16_500],
])('the next quartile is for %d the %s of %d, %d away', (amount, name, at, difference) => {
  expect(nextQuartile(amount, band)).toMatchObject({ figure: { name, amount: at }, difference });
});

it('the next quartile is none from the 75th percentile on', () => {
  expect(nextQuartile(180_000, band)).toBeNull();
  expect(nextQuartile(500_000, band)).toBeNull();
});

it('the next quartile leaves out quartiles that the source does not publish', () => {
  const jobBank = makeBand({ p25: null, p75: null });
  expect(nextQuartile(110_000, jobBank)).toMatchObject({ figure: { name: 'p50' } });
  expect(nextQuartile(160_000, jobBank)).toBeNull();
});

it('counts the ranges between two amounts', () => {
  // 135,000 has 99 to 140 of 400 ranges at or below it (figures: 99 to 201, steps: 60 to 140), 165,000 has 220 to 290.
  // Between them are at least 220 - 140 = 80 and at most 290 - 99 = 191. Wilson: 80 of 400 from 16.374%, 191 to 52.643%.
  expect(placeDifference(135_000, 165_000, counted)).toEqual({
    status: 'apart',
    low: expect.closeTo(16.374, 3),
    high: expect.closeTo(52.643, 3),
  });
});

it('says nothing about amounts beyond the published figures, nor about official wages', () => {
  expect(placeDifference(90_000, 165_000, counted)).toEqual({ status: 'unknown' });
  expect(placeDifference(135_000, 300_000, counted)).toEqual({ status: 'unknown' });
  expect(placeDifference(135_000, 165_000, official)).toEqual({ status: 'unknown' });
});

it('says that equal amounts are equal, wherever they are', () => {
  expect(placeDifference(90_000, 90_000, counted)).toEqual({ status: 'equal' });
});
