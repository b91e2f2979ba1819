import { expect, it } from 'vitest';
import { isoTime } from './iso-time.ts';

it.each([
  ['2026-05-12T09:00:00+00:00', '2026-05-12T09:00:00.000Z'],
  ['2026-05-12T09:00:00.123456+00:00', '2026-05-12T09:00:00.123Z'],
  ['2026-05-12 09:00:00+00', '2026-05-12T09:00:00.000Z'],
  ['2026-05-12 09:00:00.12-04', '2026-05-12T13:00:00.120Z'],
  ['2026-05-12 09:00:00+05:30', '2026-05-12T03:30:00.000Z'],
])('reads %s', (timestamp, iso) => {
  expect(isoTime(timestamp)).toBe(iso);
});

it('refuses text that is not a time', () => {
  expect(() => isoTime('soon')).toThrow(RangeError);
});
