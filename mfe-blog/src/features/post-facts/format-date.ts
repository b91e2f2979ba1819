// Locale and time zone are fixed: the composer and every browser have to write the same text.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `May 26, 2026`, the day in UTC, from ISO 8601. */
export function formatDate(iso: string): string {
  return long.format(new Date(iso));
}
