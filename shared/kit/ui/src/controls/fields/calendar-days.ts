const DAY_MS = 86_400_000;

/** A day as `2026-11-23`, in UTC like every calculation here. */
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The weeks of a month from Sunday to Saturday, with the days of its neighbors around it. @param month - `2026-11` */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01`);
  const start = first - new Date(first).getUTCDay() * DAY_MS;
  const next = Date.parse(`${movedMonth(`${month}-01`, 1).slice(0, 7)}-01`);
  const count = Math.ceil((next - start) / (7 * DAY_MS));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayOf(start + (week * 7 + day) * DAY_MS)),
  );
}

/** The same day of another month, or its last day where it is shorter. */
export function movedMonth(day: string, months: number): string {
  const from = new Date(day);
  const target = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  target.setUTCDate(Math.min(from.getUTCDate(), target.getUTCDate()));
  return dayOf(target.getTime());
}

/** The day that a key moves to in a calendar; null for a key that does not move. */
export function movedDay(key: string, day: string): string | null {
  const by = (days: number) => dayOf(Date.parse(day) + days * DAY_MS);
  const weekday = new Date(day).getUTCDay();
  if (key === 'PageUp') return movedMonth(day, -1);
  if (key === 'PageDown') return movedMonth(day, 1);
  const weeks = { ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday };
  const days: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ...weeks };
  return days[key] === undefined ? null : by(days[key]);
}
