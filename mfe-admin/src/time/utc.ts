import { isoTime } from '@talent/data/iso-time';

export { isoTime };

/** The day in UTC, ISO 8601. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Whether a text is a day, `2026-05-12`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && isoDay(date) === text;
}
