import { expect, it } from 'vitest';
import { movedDay, movedMonth, weeksOf } from './calendar-days.ts';

it('the weeks of a month begin on Sunday and are filled with the days around it', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
});

it.each([
  ['2026-02', 4],
  ['2026-08', 6],
  ['2028-02', 5],
])('the weeks of a month of %s are %i', (month, count) => {
  expect(weeksOf(month)).toHaveLength(count);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s moved by %i months is %s', (day, months, moved) => {
  expect(movedMonth(day, months)).toBe(moved);
});

it.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-11-01'],
  ['End', '2026-11-07'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
  ['Enter', null],
])('%s moves from the first of November to %s', (key, day) => {
  expect(movedDay(key, '2026-11-01')).toBe(day);
});
