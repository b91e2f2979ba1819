const MINUTE_MS = 60_000;

/** `09:30`, the minute of a time in UTC. */
export function minuteOf(at: string | number): string {
  return new Date(at).toISOString().slice(11, 16);
}

/**
 * Counts of minutes as points of a time axis, each under the time at which its minute ends.
 * @param at - the end of the last one, ISO 8601
 * @param minutes - oldest first
 */
export function liveMinutes(at: string, minutes: readonly number[]): { x: string; y: number }[] {
  const end = Date.parse(at);
  return minutes.map((y, index) => ({
    x: minuteOf(end - (minutes.length - 1 - index) * MINUTE_MS),
    y,
  }));
}
