import { expect, it } from 'vitest';
import { payStrokes, strokesOf, strokeTicks } from './pay-strokes';

const axis = { from: 100_000, worth: 5000, count: 20 };

it('begins and ends at whole strokes around all jobs and bands', () => {
  const jobs = [{ payMin: 118_000, payMax: 142_000 }];
  expect(payStrokes(jobs, [])).toEqual({ from: 115_000, worth: 5000, count: 6 });
  expect(payStrokes(jobs, [{ low: 104_000, high: 231_000 }])).toEqual({
    from: 100_000,
    worth: 5000,
    count: 27,
  });
  expect(payStrokes([], [])).toBeNull();
});

it('counts more dollars a stroke before the strokes get too many to count', () => {
  expect(payStrokes([{ payMin: 60_000, payMax: 400_000 }], [])).toEqual({
    from: 60_000,
    worth: 10_000,
    count: 34,
  });
});

it('covers the strokes whose middle is in the range, and one at least', () => {
  expect(strokesOf(axis, 110_000, 125_000)).toEqual({ first: 2, last: 4 });
  expect(strokesOf(axis, 112_000, 126_000)).toEqual({ first: 2, last: 4 });
  expect(strokesOf(axis, 113_000, 127_600)).toEqual({ first: 3, last: 5 });
  expect(strokesOf(axis, 131_000, 131_000)).toEqual({ first: 6, last: 6 });
  expect(strokesOf(axis, 90_000, 400_000)).toEqual({ first: 0, last: 19 });
});

it('labels every 50,000', () => {
  expect(strokeTicks(axis)).toEqual([100_000, 150_000, 200_000]);
  expect(strokeTicks({ from: 105_000, worth: 5000, count: 8 })).toEqual([]);
});
