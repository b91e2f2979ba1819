/** The value of a `datetime-local` control for a time, in this browser's zone. */
export function localValue(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The time of such a value as ISO 8601 in UTC; null when it is no time, or not in the future. */
export function timeAhead(value: string, now: number): string | null {
  const time = new Date(value);
  if (value === '' || Number.isNaN(time.getTime()) || time.getTime() <= now) return null;
  return time.toISOString();
}

/** Name of this browser's time zone, such as `America/Toronto`. */
export function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
