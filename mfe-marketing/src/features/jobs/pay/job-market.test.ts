import { expect, it } from 'vitest';
import { makeJob } from '../testing/make-job';
import { makeRoleBand } from '../testing/make-role-band';
import { jobMarket } from './job-market';

const job = makeJob();
const strokes = (d: string | undefined) => d?.match(/M/g)?.length;

it('draws the job and its band on the axis of all jobs in the list', () => {
  const others = [job, makeJob({ slug: 'low', role: 'data-engineer', payMin: 102_000 })];
  const market = jobMarket(job, others, [makeRoleBand()]);
  // From 100,000 to 215,000 in strokes of 5,000.
  expect(market?.drawing).toMatchObject({ width: 184, height: 64 });
  expect(market?.drawing.paths.map(({ color, d }) => [color, strokes(d)])).toEqual([
    // 15 strokes of the band, the axis and its three marks.
    ['ink', 19],
    ['signal', 8],
    ['accent', 1],
  ]);
  expect(market?.ticks).toEqual([
    { x: '0%', anchor: 'start', text: '$100K' },
    { x: '43.5%', anchor: 'middle', text: '$150K' },
    { x: '87%', anchor: 'middle', text: '$200K' },
  ]);
  expect(market).toMatchObject({
    distance: 10,
    worth: '$5,000',
    median: { x: '63%', anchor: 'middle', text: 'Median $173K' },
  });
});

it('names each lane on the side with more room, and not at all where there is none', () => {
  const lanesOf = (payMin: number, payMax: number) => {
    const one = makeJob({ payMin, payMax });
    return jobMarket(one, [one], [makeRoleBand({ low: 150_000, high: 200_000 })])?.lanes;
  };
  expect(lanesOf(100_000, 150_000)).toEqual([
    { x: '52%', y: '29.7%', anchor: 'start', text: 'This job' },
    { x: '48%', y: '75%', anchor: 'end', text: 'Market' },
  ]);
  expect(lanesOf(150_000, 200_000)).toEqual([]);
});

it('keeps a job on the axis that is over and not in the list any more', () => {
  const others = [makeJob({ slug: 'other', payMin: 180_000, payMax: 190_000 })];
  expect(jobMarket(job, others, [makeRoleBand()])?.ticks).toEqual([
    { x: '13.3%', anchor: 'middle', text: '$150K' },
    { x: '80%', anchor: 'middle', text: '$200K' },
  ]);
});

it('gives nothing without a band of the role in the country of the job', () => {
  expect(jobMarket(job, [job], [])).toBeNull();
  expect(jobMarket(job, [job], [makeRoleBand({ role: 'nlp-engineer' })])).toBeNull();
  expect(jobMarket(job, [job], [makeRoleBand({ country: 'CA' })])).toBeNull();
});

it('compares no two currencies', () => {
  const inDollars = makeJob({ country: 'CA', currency: 'USD' });
  expect(jobMarket(inDollars, [inDollars], [makeRoleBand({ country: 'CA' })])).toBeNull();
});
