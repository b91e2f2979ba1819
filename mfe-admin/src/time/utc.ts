/**
 * A time of the database as ISO 8601 in UTC. PostgREST writes `2026-05-12T09:00:00+00:00`, the embedded
 * backend `2026-05-12 09:00:00+00`, which not every browser reads.
 * @throws RangeError when it is no time.
 */
export function isoTime(timestamp: string): string {
  const standard = timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(standard).toISOString();
}

/** `2026-04-01 09:30` in UTC, of a time as ISO 8601 or the database has it. */
export function formatUtc(timestamp: string): string {
  return isoTime(timestamp).slice(0, 16).replace('T', ' ');
}

/** The day in UTC, ISO 8601. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
