import { expect, it } from 'vitest';
import { makeBand } from '../../testing/make-band';
import { placeDifference } from './compare-places';

const band = makeBand({
  bins: { start: 80_000, width: 20_000, counts: [20, 40, 80, 80, 70, 50, 40, 20] },
});

it('counts the ranges between two amounts', () => {
  // 135,000 has 99 to 140 of 400 ranges at or below it (figures: 99 to 201, steps: 60 to 140), 165,000 has 220 to 290.
  // Between them are at least 220 - 140 = 80 and at most 290 - 99 = 191. Wilson: 80 of 400 from 16.374%, 191 to 52.643%.
  expect(placeDifference(135_000, 165_000, band)).toEqual({
    status: 'apart',
    low: expect.closeTo(16.374, 3),
    high: expect.closeTo(52.643, 3),
  });
});

it('says nothing about amounts beyond the published figures, nor about official wages', () => {
  expect(placeDifference(90_000, 165_000, band)).toEqual({ status: 'unknown' });
  expect(placeDifference(135_000, 300_000, band)).toEqual({ status: 'unknown' });
  const official = makeBand({ nKind: 'employment_estimate', n: 245_000 });
  expect(placeDifference(135_000, 165_000, official)).toEqual({ status: 'unknown' });
});

it('says that equal amounts are equal, wherever they are', () => {
  expect(placeDifference(90_000, 90_000, band)).toEqual({ status: 'equal' });
});
