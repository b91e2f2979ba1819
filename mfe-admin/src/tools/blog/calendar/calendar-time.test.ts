import { expect, it } from 'vitest';
import { localDay, localHour, movedTo, spanOf } from './calendar-time';

const at = (text: string) => new Date(text).toISOString();

it('a post moves to another day and keeps its time of day', () => {
  const moved = movedTo(at('2026-11-24T09:30:00'), '2026-12-01');
  expect([localDay(moved), localHour(moved)]).toEqual(['2026-12-01', '09:30']);
});

it('a move from the last day of a long month to a short one stays on the day', () => {
  const moved = movedTo(at('2026-01-31T18:00:00'), '2026-02-28');
  expect([localDay(moved), localHour(moved)]).toEqual(['2026-02-28', '18:00']);
});

it('a calendar spans its first day to the end of its last one', () => {
  expect(
    spanOf([
      ['2026-11-01', '2026-11-07'],
      ['2026-11-29', '2026-12-05'],
    ]),
  ).toEqual({
    from: at('2026-11-01T00:00:00'),
    to: at('2026-12-06T00:00:00'),
  });
});
