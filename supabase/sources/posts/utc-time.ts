/**
 * A time of the database in UTC, shortest form and to the microsecond: `2026-05-12T09:00:00Z`. Two names of
 * one time give the same text.
 * @throws RangeError when it is no time.
 */
export function utcTime(timestamp: string): string {
  const found = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d(?::?\d\d)?)$/.exec(
    timestamp,
  );
  if (!found) throw new RangeError(`"${timestamp}" is no time.`);
  const [, day = '', time = '', fraction = '', zone = ''] = found;
  const offset =
    zone === 'Z'
      ? '+00:00'
      : zone.replace(/^(.\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`);
  const seconds = new Date(`${day}T${time}${offset}`).toISOString().slice(0, 19);
  const digits = fraction.slice(0, 6).replace(/0+$/, '');
  return `${seconds}${digits && `.${digits}`}Z`;
}
