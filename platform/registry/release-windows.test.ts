import { expect, it } from 'vitest';
import { describeWindow, isWithin, parseWindow } from './release-windows.ts';

const office = parseWindow('mon-thu 09:00-16:30 Europe/Berlin');

it.each([
  // 24 November 2026 is a Tuesday; Berlin is an hour ahead of UTC.
  ['2026-11-24T07:59:59Z', false],
  ['2026-11-24T08:00:00Z', true],
  ['2026-11-24T15:29:59Z', true],
  ['2026-11-24T15:30:00Z', false],
  ['2026-11-27T10:00:00Z', false],
  ['2026-11-30T10:00:00Z', true],
  // In summer it is two hours ahead.
  ['2026-07-06T07:00:00Z', true],
  ['2026-07-06T14:30:00Z', false],
])('%s is in the hours of an office in Berlin: %s', (at, expected) => {
  expect(isWithin(office ? [office] : [], new Date(at))).toBe(expected);
});

it('the day is that of the time zone', () => {
  const tokyo = parseWindow('wed 00:00-02:00 Asia/Tokyo');
  const windows = tokyo ? [tokyo] : [];
  expect(isWithin(windows, new Date('2026-11-24T15:30:00Z'))).toBe(true);
  expect(isWithin(windows, new Date('2026-11-25T15:30:00Z'))).toBe(false);
});

it('a moment is in one of several windows', () => {
  const windows = ['mon 08:00-09:00 UTC', 'tue,fri 10:00-11:00 UTC'].map(parseWindow);
  const known = windows.filter((window) => window !== null);
  expect(known.map(describeWindow)).toEqual(['mon 08:00-09:00 UTC', 'tue,fri 10:00-11:00 UTC']);
  expect(isWithin(known, new Date('2026-11-27T10:30:00Z'))).toBe(true);
  expect(isWithin(known, new Date('2026-11-27T08:30:00Z'))).toBe(false);
});

it.each([
  'mon-thu 09:00-16:00',
  'mon-xyz 09:00-16:00 UTC',
  'thu-mon 09:00-16:00 UTC',
  'mon 16:00-09:00 UTC',
  'mon 09:00-09:00 UTC',
  'mon 24:00-25:00 UTC',
  'mon 09:00-16:00 Europe/Atlantis',
  '',
])('"%s" is no window', (text) => {
  expect(parseWindow(text)).toBeNull();
});
