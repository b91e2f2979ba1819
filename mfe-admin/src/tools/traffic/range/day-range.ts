import { cutText } from '@talent/protocol/text/cut-text';
import { isDay, isoDay } from '../../../time/utc';
import {
  audiences,
  goals,
  type Audience,
  type DayRange,
  type Goal,
  type Segment,
  type SegmentKey,
} from '../api/traffic';

const DAY_MS = 86_400_000;
const LONGEST = 400;

export interface TrafficQuery {
  range: DayRange;
  /** Null: visitors, or samples as long as nobody came. */
  audience: Audience | null;
  segment: Segment;
  figure: 'visitors' | 'views';
  goal: Goal;
}

export const presetDays = [7, 28, 90] as const;

/** The last days until today in UTC, today included. */
export function lastDays(days: number, now: Date): DayRange {
  return {
    from: isoDay(new Date(now.getTime() - (days - 1) * DAY_MS)),
    to: isoDay(now),
  };
}

/** Reads the address; without a valid range it is the last 28 days. Values that it does not know are left out. */
export function readTrafficQuery(search: URLSearchParams, now: Date): TrafficQuery {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return {
    range: rangeProblem(range) === null ? range : lastDays(28, now),
    audience: audiences.find((each) => each === search.get('audience')) ?? null,
    segment: readSegment((key) => search.get(key)),
    figure: search.get('figure') === 'views' ? 'views' : 'visitors',
    goal: goals.find((each) => each === search.get('goal')) ?? 'contact',
  };
}

/** The address of a query; what it leaves out is the default. */
export function writeTrafficQuery(query: TrafficQuery): Record<string, string> {
  const { range, audience, segment, figure, goal } = query;
  return {
    ...range,
    ...(audience === null ? {} : { audience }),
    ...segment,
    ...(figure === 'views' ? { figure } : {}),
    ...(goal === 'contact' ? {} : { goal }),
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

/** Retention of single events and of the pages of visits, in days. */
const EVENT_DAYS = 90;
/** Retention of visits, 13 months, in days; older ones are sums. */
const VISIT_DAYS = 396;

const startsBefore =
  (days: number) =>
  ({ from }: DayRange, now: Date): boolean =>
    from < isoDay(new Date(now.getTime() - days * DAY_MS));

/** Whether a range begins before the days of which single events are kept. */
export const isBeforeEvents = startsBefore(EVENT_DAYS);

/** Whether a range begins before the days of which single visits are kept. */
export const isBeforeVisits = startsBefore(VISIT_DAYS);

const words = ['source', 'campaign', 'landing', 'page'] as const;
/** The filters of a segment, in the order in which they are shown. */
export const segmentKeys: readonly SegmentKey[] = [...words, 'visits'];

/** A segment from what `wordOf` says of each filter; values that are none are left out. */
export function readSegment(wordOf: (key: SegmentKey) => string | null): Segment {
  const segment: Segment = {};
  for (const key of words) {
    const word = wordOf(key);
    if (word) segment[key] = cutText(word, 300);
  }
  const visits = wordOf('visits');
  if (visits === 'new' || visits === 'returning') segment.visits = visits;
  return segment;
}

export function isSameSegment(one: Segment, other: Segment): boolean {
  return segmentKeys.every((key) => one[key] === other[key]);
}

export function isNarrowed(segment: Segment): boolean {
  return segmentKeys.some((key) => segment[key] !== undefined);
}
