import { localValue } from './schedule-time';
import { isoTime } from './utc';

/**
 * `2026-04-01 09:30 CDT`: a time in this browser's zone with the zone's name. Every time of the staff area is written so; the title of
 * `ShownTime` has it in UTC.
 * @param timestamp - as ISO 8601 or the database has it
 * @param timeZone - another one than this browser's
 */
export function formatTime(timestamp: string, timeZone?: string): string {
  const time = new Date(isoTime(timestamp));
  const zone = timeZone === undefined ? {} : { timeZone };
  const named = time.toLocaleTimeString('en-US', { ...zone, timeZoneName: 'short' });
  // Sweden writes a day as ISO 8601 does.
  return `${time.toLocaleString('sv-SE', zone).slice(0, 16)} ${named.split(' ').at(-1)}`;
}

/** `09:30`, the minute of a time in this browser's zone. `at` is ISO 8601, or ms since 1970. */
export function formatMinute(at: string | number): string {
  return localValue(new Date(at)).slice(11);
}

/** `2026-04-01 14:30 UTC`, for the title of a time. */
export function formatUtc(timestamp: string): string {
  return `${isoTime(timestamp).slice(0, 16).replace('T', ' ')} UTC`;
}

/** `Tue, Nov 24`, of a day `2026-11-24`. */
export function formatWeekday(day: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
}
