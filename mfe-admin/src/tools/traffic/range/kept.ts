import { isoDay } from '../../../time/utc';
import type { DayRange } from '../api/traffic';

const DAY_MS = 86_400_000;
/** Retention of single events and of the pages of visits, in days. */
const EVENT_DAYS = 90;
/** Retention of visits, 13 months, in days; older ones are sums. */
const VISIT_DAYS = 396;

const startsBefore = ({ from }: DayRange, days: number, now: Date): boolean =>
  from < isoDay(new Date(now.getTime() - days * DAY_MS));

/** Whether a range begins before the days of which single events are kept. */
export const isBeforeEvents = (range: DayRange, now: Date): boolean =>
  startsBefore(range, EVENT_DAYS, now);

/** Whether a range begins before the days of which single visits are kept. */
export const isBeforeVisits = (range: DayRange, now: Date): boolean =>
  startsBefore(range, VISIT_DAYS, now);
