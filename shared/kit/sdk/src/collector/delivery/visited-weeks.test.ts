// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { visitWeek } from './visited-weeks.ts';

beforeEach(() => localStorage.clear());

it('counts a browser once in its week, for all batches of the session that opened it', () => {
  const tuesday = new Date('2026-11-24T10:00:00Z');
  expect(visitWeek('1-a', tuesday)).toEqual({ first_week: '2026-11-23', opened_week: true });
  expect(visitWeek('1-a', tuesday)).toEqual({ first_week: '2026-11-23', opened_week: true });
  expect(visitWeek('2-b', tuesday)).toEqual({ first_week: '2026-11-23', opened_week: false });
});

it('remembers the first week when the browser comes back, and nothing that identifies it', () => {
  visitWeek('1-a', new Date('2026-11-29T23:59:00Z'));
  expect(visitWeek('2-b', new Date('2026-11-30T00:01:00Z'))).toEqual({
    first_week: '2026-11-23',
    opened_week: true,
  });
  expect(JSON.parse(localStorage.getItem('analytics_weeks') ?? '')).toEqual({
    first: '2026-11-23',
    latest: '2026-11-30',
    opened_by: '2-b',
  });
});

it('begins anew where the stored value cannot be read', () => {
  const now = new Date('2026-11-24T10:00:00Z');
  localStorage.setItem('analytics_weeks', '{"first":7}');
  expect(visitWeek('1-a', now)).toEqual({ first_week: '2026-11-23', opened_week: true });
  localStorage.setItem('analytics_weeks', '{');
  expect(visitWeek('1-a', now)).toEqual({ first_week: null, opened_week: false });
});
