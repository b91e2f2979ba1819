import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = new Date('2026-11-24T10:00:00Z');
const of = (value?: string) =>
  retryAfterSeconds(new Headers(value === undefined ? {} : { 'retry-after': value }), now);

it('reads seconds and dates', () => {
  expect(of('120')).toBe(120);
  expect(of('Tue, 24 Nov 2026 10:05:00 GMT')).toBe(300);
});

it('waits a second at least, and a day at most', () => {
  expect(of('0')).toBe(1);
  expect(of('Tue, 24 Nov 2026 09:00:00 GMT')).toBe(1);
  expect(of('99999999999999999999')).toBe(86_400);
});

it('knows none where the server says nothing that can be read', () => {
  expect([of(), of(''), of('soon')]).toEqual([null, null, null]);
});
