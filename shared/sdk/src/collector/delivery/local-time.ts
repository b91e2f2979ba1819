/**
 * ISO 8601 time on this device's clock with its offset from UTC: `2026-03-01T09:30:00.000+01:00`.
 * @param at - ms since 1970.
 */
export function localTime(at: number): string {
  const offset = -new Date(at).getTimezoneOffset();
  const clock = new Date(at + offset * 60_000).toISOString().slice(0, -1);
  const distance = Math.abs(offset);
  return `${clock}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
