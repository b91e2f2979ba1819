import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatTime, formatUtc } from './format-time';
import { isDay } from './utc';
import { localValue, timeAhead } from './schedule-time';

it.each(['2026-05-12T09:04:59.999Z', '2026-05-12T09:04:59+00:00', '2026-05-12 09:04:59+00'])(
  '%s is written in UTC, to the minute',
  (time) => {
    expect(formatUtc(time)).toBe('2026-05-12 09:04 UTC');
  },
);

it.each([
  ['America/Chicago', '2026-05-12T04:04:59Z', '2026-05-11 23:04 CDT'],
  ['America/Chicago', '2026-12-12 06:04:59+00', '2026-12-12 00:04 CST'],
  ['Europe/Berlin', '2026-12-12T04:04:59Z', '2026-12-12 05:04 GMT+1'],
  ['UTC', '2026-12-12T04:04:59Z', '2026-12-12 04:04 UTC'],
  // The zone of this browser, in tests.
  [undefined, '2026-12-12T04:04:59Z', '2026-12-12 04:04 UTC'],
])('in the zone %s the time %s is written as %s', (zone, time, written) => {
  expect(formatTime(time, zone)).toBe(written);
});

const sources = join(import.meta.dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^time\//.test(file),
);

it('every time of the staff area is written and asked for by one rule', () => {
  const own =
    /toLocale(?:Date|Time)?String\(|DateTimeFormat|withTime|datetime-local|toISOString\(\)\.slice\(0, 1[69]\)/;
  const others = files.filter((file) => own.test(readFileSync(join(sources, file), 'utf8')));
  expect(others).toEqual([]);
  // Analytics count whole days, which are those of UTC.
  const inWords = files.filter((file) =>
    /['`][^'`\n]*\bUTC\b[^'`\n]*['`]/.test(withoutComments(file)),
  );
  expect(inWords).toEqual(['tools/traffic/content/traffic.ts']);
});

function withoutComments(file: string): string {
  return readFileSync(join(sources, file), 'utf8').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
}

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
