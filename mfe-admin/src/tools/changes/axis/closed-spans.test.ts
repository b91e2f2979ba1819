import { expect, it } from 'vitest';
import { closedSpans } from './closed-spans';

const at = (text: string) => Date.parse(text);
const minutes = (spans: readonly { from: number; to: number }[]) =>
  spans.map(({ from, to }) =>
    [from, to].map((moment) => new Date(moment).toISOString().slice(0, 16)),
  );

const workdays = { days: ['mon', 'tue'], from: '09:00', to: '16:00', zone: 'UTC' };
/** Monday, November 23, to Wednesday. */
const days = { from: at('2026-11-23'), to: at('2026-11-26') };

it('is never closed without windows', () => {
  expect(closedSpans([], days)).toEqual([]);
});

it('is closed outside of its hours and days', () => {
  expect(minutes(closedSpans([workdays], days))).toEqual([
    ['2026-11-23T00:00', '2026-11-23T09:00'],
    ['2026-11-23T16:00', '2026-11-24T09:00'],
    ['2026-11-24T16:00', '2026-11-26T00:00'],
  ]);
});

it('begins and ends with the span, inside of a window too', () => {
  const span = { from: at('2026-11-23T10:00Z'), to: at('2026-11-24T10:00Z') };
  expect(minutes(closedSpans([workdays], span))).toEqual([
    ['2026-11-23T16:00', '2026-11-24T09:00'],
  ]);
});

it('is open in each of several windows, also where they cover each other', () => {
  const late = { ...workdays, days: ['mon'], from: '15:00', to: '18:00' };
  const inside = { ...workdays, days: ['mon'], from: '10:00', to: '11:00' };
  const monday = { from: at('2026-11-23'), to: at('2026-11-24') };
  expect(minutes(closedSpans([late, workdays, inside], monday))).toEqual([
    ['2026-11-23T00:00', '2026-11-23T09:00'],
    ['2026-11-23T18:00', '2026-11-24T00:00'],
  ]);
});

it('follows the clocks of its zone, which go back one hour on October 25', () => {
  const berlin = { days: ['sat', 'sun', 'mon'], from: '09:00', to: '10:00', zone: 'Europe/Berlin' };
  const change = { from: at('2026-10-24'), to: at('2026-10-27') };
  expect(minutes(closedSpans([berlin], change))).toEqual([
    ['2026-10-24T00:00', '2026-10-24T07:00'],
    ['2026-10-24T08:00', '2026-10-25T08:00'],
    ['2026-10-25T09:00', '2026-10-26T08:00'],
    ['2026-10-26T09:00', '2026-10-27T00:00'],
  ]);
});

it.each([
  // Monday morning in Auckland (UTC+13) is Sunday evening in UTC.
  ['Pacific/Auckland', '2026-11-22T20:00', '2026-11-23T03:00'],
  ['America/Los_Angeles', '2026-11-23T17:00', '2026-11-24T00:00'],
])('opens on the Monday of %s', (zone, opens, closes) => {
  const monday = { days: ['mon'], from: '09:00', to: '16:00', zone };
  const week = { from: at('2026-11-22'), to: at('2026-11-25') };
  expect(minutes(closedSpans([monday], week))).toEqual([
    ['2026-11-22T00:00', opens],
    [closes, '2026-11-25T00:00'],
  ]);
});
