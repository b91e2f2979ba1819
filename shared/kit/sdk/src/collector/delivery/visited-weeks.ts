import { WEEKS_KEY } from '../../consent/consented-keys.ts';

const DAY_MS = 86_400_000;

/** Weeks of visits that a browser remembers: Mondays in ISO 8601, UTC. It identifies nobody: many browsers share a week. */
interface VisitedWeeks {
  /** The week in which it first agreed. */
  first: string;
  /** The week of its newest visit. */
  latest: string;
  /** The session that was the first of that week. */
  opened_by: string;
}

/** The weeks as they are sent with the events of a session. */
export interface SentWeeks {
  first_week: string | null;
  /** Whether the session is the first of this browser in its week: counting those counts browsers. */
  opened_week: boolean;
}

/** Notes that a session is here now, after consent. A blocked storage answers null: the visit counts for no week. */
export function visitWeek(sessionId: string, now: Date): SentWeeks {
  try {
    const week = mondayOf(now);
    const known = read();
    const weeks: VisitedWeeks =
      known?.latest === week
        ? known
        : { first: known?.first ?? week, latest: week, opened_by: sessionId };
    if (weeks !== known) localStorage.setItem(WEEKS_KEY, JSON.stringify(weeks));
    return { first_week: weeks.first, opened_week: weeks.opened_by === sessionId };
  } catch {
    return { first_week: null, opened_week: false };
  }
}

function read(): VisitedWeeks | null {
  const kept: unknown = JSON.parse(localStorage.getItem(WEEKS_KEY) ?? 'null');
  return isVisitedWeeks(kept) ? kept : null;
}

function isVisitedWeeks(kept: unknown): kept is VisitedWeeks {
  if (typeof kept !== 'object' || kept === null) return false;
  const day = /^\d{4}-\d\d-\d\d$/;
  return (
    'first' in kept &&
    'latest' in kept &&
    'opened_by' in kept &&
    [kept.first, kept.latest].every((each) => typeof each === 'string' && day.test(each))
  );
}

function mondayOf(now: Date): string {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(now.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
