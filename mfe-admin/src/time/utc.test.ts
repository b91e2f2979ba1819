import { expect, it } from 'vitest';
import { formatUtc, isDay } from './utc';
import { localValue, timeAhead } from './schedule-time';

it.each(['2026-05-12T09:04:59.999Z', '2026-05-12T09:04:59+00:00', '2026-05-12 09:04:59+00'])(
  '%s is written in UTC, to the minute',
  (time) => {
    expect(formatUtc(time)).toBe('2026-05-12 09:04');
  },
);

it('knows a day of the calendar from other texts', () => {
  expect(
    ['2026-02-28', '2026-02-29', '2026-13-01', '2026-5-1', '', 'today'].map((text) => isDay(text)),
  ).toEqual([true, false, false, false, false, false]);
});

const now = Date.parse('2026-05-12T09:00:00Z');

it('the value of a control is read as the time it was made of', () => {
  const time = new Date('2026-11-01T05:30:00Z');
  expect(timeAhead(localValue(time), now)).toBe(time.toISOString());
});

it.each(['', 'soon', '2026-05-12T00:00'])('"%s" is not a future time', (value) => {
  expect(timeAhead(value, now + 86_400_000)).toBeNull();
});
