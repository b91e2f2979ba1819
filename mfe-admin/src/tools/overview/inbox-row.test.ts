import { expect, it } from 'vitest';
import { formatAge } from './inbox-row';

it.each([
  ['2026-11-24T09:00:30Z', 'now'],
  ['2026-11-24T08:59:01Z', 'now'],
  ['2026-11-24T08:59:00Z', '1 min'],
  ['2026-11-24T08:00:01Z', '59 min'],
  ['2026-11-24T08:00:00+00:00', '1 h'],
  ['2026-11-22T09:00:01Z', '47 h'],
  ['2026-11-22T09:00:00Z', '2 d'],
])('of %s is %s', (at, age) => {
  expect(formatAge(at, new Date('2026-11-24T09:00:00Z'))).toBe(age);
});
