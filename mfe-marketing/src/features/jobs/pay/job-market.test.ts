import { expect, it } from 'vitest';
import { makeJob } from '../testing/make-job';
import { makeRoleBand } from '../testing/make-role-band';
import { jobMarket } from './job-market';
import { medianDistance } from './list-axis';
import { payStrokes, strokesOf, strokeTicks } from '../../pay-figures/pay-strokes';

const job = makeJob();
it('puts the job and its band on the axis of all jobs in the list', () => {
  const others = [job, makeJob({ slug: 'low', role: 'data-engineer', payMin: 102_000 })];
  expect(jobMarket(job, others, [makeRoleBand()])).toEqual({
    band: makeRoleBand(),
    axis: { from: 100_000, worth: 5000, count: 23 },
  });
});

it('keeps a job on the axis that is over and not in the list any more', () => {
  const others = [makeJob({ slug: 'other', payMin: 180_000, payMax: 190_000 })];
  expect(jobMarket(job, others, [makeRoleBand()])?.axis.from).toBe(140_000);
});

it('gives nothing without a band of the role in the country and the currency of the job', () => {
  expect(jobMarket(job, [job], [])).toBeNull();
  expect(jobMarket(job, [job], [makeRoleBand({ role: 'nlp-engineer' })])).toBeNull();
  expect(jobMarket(job, [job], [makeRoleBand({ country: 'CA' })])).toBeNull();
  const inDollars = makeJob({ country: 'CA', currency: 'USD' });
  expect(jobMarket(inDollars, [inDollars], [makeRoleBand({ country: 'CA' })])).toBeNull();
});

it('compares the middle of a range with the median', () => {
  expect(medianDistance({ payMin: 172_000, payMax: 208_000 }, { median: 200_000 })).toBe(-5);
  expect(medianDistance({ payMin: 200_000, payMax: 240_000 }, { median: 200_000 })).toBe(10);
  expect(medianDistance({ payMin: 199_400, payMax: 200_000 }, { median: 200_000 })).toBe(0);
});

const axis = { from: 100_000, worth: 5000, count: 20 };

it('begins and ends at whole strokes around all jobs and bands', () => {
  const job = { low: 118_000, high: 142_000 };
  expect(payStrokes([job])).toEqual({ from: 115_000, worth: 5000, count: 6 });
  expect(payStrokes([job, { low: 104_000, high: 231_000 }])).toEqual({
    from: 100_000,
    worth: 5000,
    count: 27,
  });
  expect(payStrokes([])).toBeNull();
  // More dollars a stroke before the strokes get too many to count.
  const wide = payStrokes([{ low: 60_000, high: 400_000 }]);
  expect(wide).toEqual({ from: 60_000, worth: 10_000, count: 34 });
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
