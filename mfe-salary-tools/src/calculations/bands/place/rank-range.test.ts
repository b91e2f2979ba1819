import { expect, it } from 'vitest';
import { makeBand } from '../../testing/make-band';
import { rankRange } from './rank-range';

// 101 ranges with the midpoints 100,000, 101,000 and so on to 200,000: of these p10 is 110,000, p25 is 125,000 …
const figures = { p10: 110_000, p25: 125_000, p50: 150_000, p75: 175_000, p90: 190_000 };
const band = makeBand({ n: 101, ...figures });
const counts = [...Array.from({ length: 10 }, () => 10), 1];
const counted = { ...band, bins: { start: 100_000, width: 10_000, counts } };

it('has the limits of the published figures, with one rank to spare', () => {
  // 31 ranges are at 130,000 or below: at least 100 * 0.25, at most 100 * 0.5 + 1.
  expect(rankRange(130_000, band, 101)).toEqual({ low: 25, high: 51 });
  expect(rankRange(90_000, band, 101)).toEqual({ low: 0, high: 11 });
  expect(rankRange(250_000, band, 101)).toEqual({ low: 90, high: 101 });
});

it('has the narrower limits where there are counts in steps of pay', () => {
  expect(rankRange(130_000, counted, 101)).toEqual({ low: 30, high: 40 });
  // At a published figure that figure is the lower limit.
  expect(rankRange(175_000, counted, 101)).toEqual({ low: 75, high: 80 });
});

it('takes no counts of other ranges, and none that contradict the figures', () => {
  const more = { ...counted, bins: { ...counted.bins, counts: [...counts, 1] } };
  expect(rankRange(130_000, more, 101)).toEqual({ low: 25, high: 51 });
  const shifted = { ...counted, bins: { ...counted.bins, start: 130_000 } };
  expect(rankRange(130_000, shifted, 101)).toEqual({ low: 25, high: 51 });
});
