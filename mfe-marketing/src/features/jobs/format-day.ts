const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `20 November 2026`, the same in every browser and time zone; `moment` is ISO 8601. */
export function formatDay(moment: string): string {
  return day.format(new Date(moment));
}
