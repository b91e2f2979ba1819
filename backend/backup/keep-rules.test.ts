import { expect, test } from 'vitest';
import { staleBackups } from './backup-list.ts';

const at = (...times: string[]) => times.map((time) => ({ at: new Date(time) }));
const staleOf = (times: string[]) =>
  staleBackups(at(...times)).map((item) => item.at.toISOString().slice(0, 16));

test('keeps seven days and four weeks of one backup a day', () => {
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 22, 3) - index * 86_400_000).toISOString(),
  );
  const stale = new Set(staleOf(days));
  const kept = days.map((day) => day.slice(0, 16)).filter((day) => !stale.has(day));
  // 22 November 2026 is a Sunday, the end of its week.
  expect(kept).toEqual([
    '2026-11-22T03:00',
    '2026-11-21T03:00',
    '2026-11-20T03:00',
    '2026-11-19T03:00',
    '2026-11-18T03:00',
    '2026-11-17T03:00',
    '2026-11-16T03:00',
    '2026-11-15T03:00',
    '2026-11-08T03:00',
    '2026-11-01T03:00',
  ]);
});

test('keeps the newest of several backups of one day', () => {
  expect(staleOf(['2026-11-22T09:00Z', '2026-11-22T05:00Z', '2026-11-22T01:00Z'])).toEqual([
    '2026-11-22T05:00',
    '2026-11-22T01:00',
  ]);
});

test('age alone deletes nothing: a site that was off for a year keeps its backups', () => {
  expect(staleOf(['2025-01-03T01:00Z', '2025-01-02T01:00Z', '2025-01-01T01:00Z'])).toEqual([]);
  expect(staleOf(['2025-01-03T01:00Z'])).toEqual([]);
  expect(staleOf([])).toEqual([]);
});
