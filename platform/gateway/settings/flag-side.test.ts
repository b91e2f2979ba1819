import { expect, it } from 'vitest';
import { isOnFor } from './site-settings.ts';

const buckets = Array.from({ length: 10_000 }, (_, bucket) => bucket);
const visitorsOf = (flag: string, share: number, app = 'mfe-blog') =>
  new Set(buckets.filter((bucket) => isOnFor(bucket, app, flag, share)));

it.each([
  ['newList', 0.1, 1000],
  ['box', 0.1, 1000],
  ['newList', 0.01, 100],
  ['newList', 0.5, 5000],
  ['a', 0.9, 9000],
])('%s at %d is given to about %d of 10,000 buckets', (flag, share, expected) => {
  const { size } = visitorsOf(flag, share);
  // Four standard deviations of a fair draw.
  const tolerance = 4 * Math.sqrt(10_000 * share * (1 - share));
  expect(Math.abs(size - expected)).toBeLessThan(tolerance);
});

it('a larger share takes the flag from nobody, and the ends are nobody and everyone', () => {
  let before = visitorsOf('newList', 0);
  expect(before.size).toBe(0);
  for (const share of [0.0001, 0.01, 0.1, 0.25, 0.5, 0.99, 1]) {
    const after = visitorsOf('newList', share);
    expect([...before].every((bucket) => after.has(bucket))).toBe(true);
    before = after;
  }
  expect(before.size).toBe(10_000);
});

it.each([
  ['two flags of an app', visitorsOf('newList', 0.5), visitorsOf('box', 0.5)],
  ['one name in two apps', visitorsOf('newList', 0.5), visitorsOf('newList', 0.5, 'mfe-jobs')],
  ['a flag and a canary', visitorsOf('newList', 0.5), new Set(buckets.slice(0, 5000))],
])('%s divide the visitors independently', (_, left, right) => {
  const both = [...left].filter((bucket) => right.has(bucket)).length;
  expect(Math.abs(both - 2500)).toBeLessThan(4 * Math.sqrt(10_000 * 0.25 * 0.75));
});
