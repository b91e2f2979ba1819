import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = new Date('2026-11-24T10:00:00Z');
const of = (value?: string) =>
  retryAfterSeconds(new Headers(value === undefined ? {} : { 'retry-after': value }), now);

it.each([
  ['120', 120],
  ['Tue, 24 Nov 2026 10:05:00 GMT', 300],
  // A second at least, and a day at most.
  ['0', 1],
  ['Tue, 24 Nov 2026 09:00:00 GMT', 1],
  ['99999999999999999999', 86_400],
  [undefined, null],
  ['', null],
  ['soon', null],
])('reads %j as a wait of %j seconds', (value, seconds) => {
  expect(of(value)).toBe(seconds);
});
