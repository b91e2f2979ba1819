import { isoDay } from '../../../time/utc';
import type { Audience, DayRange } from '../api/traffic';

const DAY_MS = 86_400_000;
/** Longest range in days: events are kept for 13 months. */
const LONGEST = 400;

/** The figures that the address names. */
export interface TrafficQuery {
  range: DayRange;
  audience: Audience;
}

/** The ranges that one click gives, in days until today. */
export const presetDays = [7, 28, 90] as const;

/** The last days until today in UTC, today included. */
export function lastDays(days: number, now: Date): DayRange {
  return {
    from: isoDay(new Date(now.getTime() - (days - 1) * DAY_MS)),
    to: isoDay(now),
  };
}

/** Reads the address; without a valid range it is the last 28 days, without an audience visitors. */
export function readTrafficQuery(search: URLSearchParams, now: Date): TrafficQuery {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const audience = search.get('audience');
  return {
    range: rangeProblem(range) === null ? range : lastDays(28, now),
    audience: audience === 'staff' || audience === 'bot' ? audience : 'visitor',
  };
}

/** Why it is not a range of days; null for a valid one. */
export function rangeProblem({
  from,
  to,
}: DayRange): 'not-a-day' | 'backwards' | 'too-long' | null {
  if (!isDay(from) || !isDay(to)) return 'not-a-day';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) return 'backwards';
  return days > LONGEST ? 'too-long' : null;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && isoDay(date) === text;
}
