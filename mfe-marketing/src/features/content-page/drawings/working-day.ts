/** Nine to five of a place, on the clock of a city. */
export interface WorkingDay {
  /** Hour of the city's clock, 0 to 24; in half hours. */
  startsAt: number;
  hours: number;
}

const NINE = 9;
const HOURS = 8;

/** One date with and one without daylight saving time in the northern hemisphere; the year is without meaning. */
const dates = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')] as const;

/** Nine to five in the city itself. */
export const cityDay: WorkingDay = { startsAt: NINE, hours: HOURS };

/**
 * Nine to five of a zone on the clock of a city, in winter and in summer.
 * @throws RangeError for a name that is no IANA zone.
 */
export function workingDays(zone: string, city: string): WorkingDay[] {
  return dates.map((date) => ({
    startsAt: NINE - (offsetOf(zone, date) - offsetOf(city, date)),
    hours: HOURS,
  }));
}

/** Hours of nine to five in the city that a day on its clock has in common with it. */
export function sharedHours({ startsAt, hours }: WorkingDay): number {
  return Math.max(0, Math.min(startsAt + hours, NINE + HOURS) - Math.max(startsAt, NINE));
}

/** Hours ahead of UTC. */
function offsetOf(timeZone: string, date: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
  const ahead = Number(hours ?? 0) + Number(minutes ?? 0) / 60;
  return sign === '-' ? -ahead : ahead;
}
