/**
 * A time of the database as ISO 8601 in UTC, `2026-05-12T09:00:00.000Z`. PostgREST writes
 * `2026-05-12T09:00:00+00:00`, the embedded backend `2026-05-12 09:00:00+00`, which not every
 * browser reads.
 * @throws RangeError for text that is not a time.
 */
export function isoTime(timestamp: string): string {
  const standard = timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(standard).toISOString();
}
