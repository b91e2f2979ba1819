import { expect, it } from 'vitest';
import { lastFullWeek, mondayOf, mondayOfName, weekDays, weekName } from './iso-week.ts';

it.each([
  ['2026-11-16', '2026-W47'],
  ['2025-12-29', '2026-W01'],
  ['2020-12-28', '2020-W53'],
  ['2021-01-04', '2021-W01'],
  ['2026-12-28', '2026-W53'],
])('the week of Monday %s is %s', (monday, name) => {
  expect(weekName(monday)).toBe(name);
  expect(mondayOfName(name)).toBe(monday);
});

it.each(['2026-W00', '2025-W53', '2026-47', 'W47', ''])('%j names no week', (name) => {
  expect(mondayOfName(name)).toBeNull();
});

it('a week begins on Monday at midnight in UTC', () => {
  expect(mondayOf(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-16');
  expect(mondayOf(new Date('2026-11-23T00:00:00.000Z'))).toBe('2026-11-23');
  expect(lastFullWeek(new Date('2026-11-23T00:00:00.000Z'))).toBe('2026-11-16');
  expect(lastFullWeek(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-09');
});

it('days are told with months and years only where they differ', () => {
  expect(weekDays('2026-11-16')).toBe('November 16 to 22, 2026');
  expect(weekDays('2026-11-30')).toBe('November 30 to December 6, 2026');
  expect(weekDays('2025-12-29')).toBe('December 29, 2025 to January 4, 2026');
});
