import { expect, it } from 'vitest';
import { formatDuration, formatPercent, formatVital } from './format-traffic';
import { rateVital } from './traffic-columns';

it('writes times, shares and vitals in their units', () => {
  expect([formatDuration(4_400), formatDuration(80_000), formatDuration(null)]).toEqual([
    '4 s',
    '1 min 20 s',
    'none',
  ]);
  expect([formatPercent(33.4), formatPercent(null)]).toEqual(['33%', 'none']);
  expect([formatVital('CLS', 0.123), formatVital('INP', 180.4), formatVital('LCP', 2534)]).toEqual([
    '0.12',
    '180 ms',
    '2.53 s',
  ]);
});

it.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs-improvement'],
  ['LCP', 4001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['OTHER', 1, null],
])('rates %s of %d as %s', (vital, p75, rating) => {
  expect(rateVital(vital, p75)).toBe(rating);
});
