import { isoDay } from '../../../time/utc';
import type { Change } from '../api/to-changes';

/** The changes that begin on one day. */
export interface AgendaDay {
  /** In UTC, ISO 8601. */
  day: string;
  changes: Change[];
}

export interface Agenda {
  /** Those that have begun and not ended, the newest first. */
  now: Change[];
  /** Those to come, the nearest day first, each day in its order. */
  next: AgendaDay[];
  /** Those that are over, the newest first. */
  earlier: AgendaDay[];
}

/** The changes in the order in which they are read. */
export function agendaOf(changes: readonly Change[]): Agenda {
  const byTime = changes.toSorted((a, b) => a.span.from - b.span.from);
  const newest = byTime.toReversed();
  return {
    now: newest.filter(({ state }) => state === 'now'),
    next: byDay(byTime.filter(({ state }) => state === 'next')),
    earlier: byDay(newest.filter(({ state }) => state === 'over')),
  };
}

function byDay(changes: readonly Change[]): AgendaDay[] {
  const days = Map.groupBy(changes, ({ span }) => isoDay(new Date(span.from)));
  return [...days].map(([day, own]) => ({ day, changes: own }));
}
