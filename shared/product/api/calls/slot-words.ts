/** Length of a call. */
export const CALL_MINUTES = 30;

/** The zone of calls whose visitor has none that is known. */
const DEFAULT_ZONE = 'America/New_York';

/** The time zone that a browser names, where it is one. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone.slice(0, 64) }).resolvedOptions()
      .timeZone;
  } catch {
    return DEFAULT_ZONE;
  }
}

/** `Monday, November 2`, of an ISO time in a zone. */
export function slotDay(at: string, zone: string): string {
  return formatted(at, { weekday: 'long', month: 'long', day: 'numeric', timeZone: zone });
}

/** `10:00 AM EST`: the hour that is there twice when the clocks go back has two names. */
export function slotTime(at: string, zone: string): string {
  const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return formatted(at, { ...hour, timeZone: zone });
}

/** `Monday, November 2, 10:00 AM EST` */
export function slotText(at: string, zone: string): string {
  return `${slotDay(at, zone)}, ${slotTime(at, zone)}`;
}

/** The free times that are nearest to one, in their own order. */
export function nearestSlots(at: string, free: readonly string[]): string[] {
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(at));
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .toSorted();
}

function formatted(at: string, options: Intl.DateTimeFormatOptions): string {
  // Some runtimes write a narrow space before AM.
  return new Intl.DateTimeFormat('en-US', options).format(new Date(at)).replace(/\s/g, ' ');
}
