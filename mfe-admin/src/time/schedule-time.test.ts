import { expect, it } from 'vitest';
import { localValue, timeAhead } from './schedule-time';

const now = Date.parse('2026-05-12T09:00:00Z');

it('the value of a control is read as the time it was made of', () => {
  const time = new Date('2026-11-01T05:30:00Z');
  expect(timeAhead(localValue(time), now)).toBe(time.toISOString());
});

it.each(['', 'soon', '2026-05-12T00:00'])('"%s" is not a future time', (value) => {
  expect(timeAhead(value, now + 86_400_000)).toBeNull();
});
