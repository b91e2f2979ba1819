import { monthName } from '@talent/sdk/format';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The Monday of a moment's week in UTC, as a day such as 2026-11-16. */
export function mondayOf(time: Date): string {
  const day = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the last week that is over at a moment. */
export function lastFullWeek(now: Date): string {
  return addWeeks(mondayOf(now), -1);
}

export function addWeeks(monday: string, weeks: number): string {
  return new Date(Date.parse(`${monday}T00:00:00Z`) + weeks * 7 * DAY_MS)
    .toISOString()
    .slice(0, 10);
}

/** The ISO 8601 name of a week by its Monday: 2026-11-16 is 2026-W47. */
export function weekName(monday: string): string {
  const thursday = new Date(Date.parse(`${monday}T00:00:00Z`) + 3 * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The Monday of a week by its name; null for what names none. */
export function mondayOfName(name: string): string | null {
  const [, year = '', week = ''] = /^(\d{4})-W(\d{2})$/.exec(name) ?? [];
  if (year === '') return null;
  // January 4 is always in week 1.
  const first = mondayOf(new Date(`${year}-01-04T00:00:00Z`));
  const monday = addWeeks(first, Number(week) - 1);
  return weekName(monday) === name ? monday : null;
}

/** `November 16 to 22, 2026`; the month and year of each day where they differ. */
export function weekDays(monday: string): string {
  const first = new Date(`${monday}T00:00:00Z`);
  const last = new Date(first.getTime() + 6 * DAY_MS);
  const isOneYear = first.getUTCFullYear() === last.getUTCFullYear();
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  const start = `${monthName(first.getUTCMonth())} ${first.getUTCDate()}`;
  const end = isOneMonth
    ? last.getUTCDate()
    : `${monthName(last.getUTCMonth())} ${last.getUTCDate()}`;
  return `${start}${isOneYear ? '' : `, ${first.getUTCFullYear()}`} to ${end}, ${last.getUTCFullYear()}`;
}
