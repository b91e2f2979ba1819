import { localValue } from '../../../time/schedule-time';

/** The day of a time in this browser's zone, `2026-11-24`. */
export function localDay(time: string | Date): string {
  return localValue(new Date(time)).slice(0, 10);
}

/** The same time of day on another day, ISO 8601 in UTC. On a day whose clocks skip it, the time after. */
export function movedTo(time: string, day: string): string {
  const at = new Date(time);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  at.setFullYear(year, month - 1, date);
  return at.toISOString();
}

/** First and last moment that a month's calendar shows, with the days of its neighbors: ISO 8601 in UTC. */
export function spanOf(weeks: readonly (readonly string[])[]): { from: string; to: string } {
  const days = weeks.flat();
  const from = new Date(`${days[0]}T00:00:00`);
  const to = new Date(`${days.at(-1)}T00:00:00`);
  to.setDate(to.getDate() + 1);
  return { from: from.toISOString(), to: to.toISOString() };
}
