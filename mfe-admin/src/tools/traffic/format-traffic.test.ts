import { expect, it } from 'vitest';
import {
  changeText,
  formatDuration,
  formatPercent,
  formatVital,
  liveMinutes,
  rateVital,
} from './format-traffic';

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

it.each([
  [112, 100, '+12%'],
  [50, 100, '-50%'],
  [5, 0, null],
  [5, undefined, null],
])('says of %d after %d: %s', (amount, before, change) => {
  expect(changeText(amount, before)).toBe(change);
});

it('puts the counts of minutes on an axis of time, also over midnight', () => {
  expect(liveMinutes('2026-11-24T00:01:30Z', [3, 0, 7])).toEqual([
    { at: '23:59', value: 3 },
    { at: '00:00', value: 0 },
    { at: '00:01', value: 7 },
  ]);
});
