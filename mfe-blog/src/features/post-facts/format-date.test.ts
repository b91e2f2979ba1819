import { expect, it } from 'vitest';
import { formatDate } from './format-date';

it('writes the day in UTC, wherever it runs', () => {
  expect(formatDate('2026-05-26T09:00:00Z')).toBe('May 26, 2026');
  expect(formatDate('2026-05-26T23:30:00-04:00')).toBe('May 27, 2026');
  expect(formatDate('2026-01-01T00:00:00.123456+00:00')).toBe('January 1, 2026');
});
