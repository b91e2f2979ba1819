import { expect, it } from 'vitest';
import { localValue, timeAhead } from './schedule-time';

const now = Date.parse('2026-05-12T09:00:00Z');

it('what a control shows for a time is read as the same time', () => {
  const time = new Date('2026-11-01T05:30:00Z');
  expect(timeAhead(localValue(time), now)).toBe(time.toISOString());
});

it.each(['', 'soon', '2026-05-12T00:00'])('"%s" is no time that lies ahead', (value) => {
  expect(timeAhead(value, now + 86_400_000)).toBeNull();
});
