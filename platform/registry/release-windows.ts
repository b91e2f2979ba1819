import { z } from 'zod';

/** Days as they are written, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');

/** Hours of some days in which a channel takes releases. They end on the day on which they begin. */
export const windowSchema = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    from: time,
    to: time.describe('the first minute that is outside again'),
    zone: z
      .string()
      .refine(isZone, 'must be a time zone such as Europe/Berlin')
      .describe('name of a time zone, such as Europe/Berlin'),
  })
  .refine(({ from, to }) => from < to, 'must end after it begins, on the same day');
export type ReleaseWindow = z.infer<typeof windowSchema>;

/** Whether a moment is in one of the windows. */
export function isWithin(windows: readonly ReleaseWindow[], at: Date): boolean {
  return windows.some(({ days, from, to, zone }) => {
    const { day, minute } = localTime(at, zone);
    return days.includes(day) && minute >= from && minute < to;
  });
}

/** Reads `mon-thu 09:00-16:30 Europe/Berlin` or `mon,wed 09:00-16:30 UTC`. Null where it is not of that form. */
export function parseWindow(text: string): ReleaseWindow | null {
  const [, days = '', from, to, zone] = /^(\S+) (\d\d:\d\d)-(\d\d:\d\d) (\S+)$/.exec(text) ?? [];
  const parsed = windowSchema.safeParse({ days: daysOf(days), from, to, zone });
  return parsed.success ? parsed.data : null;
}

/** The form that `parseWindow` reads. */
export function describeWindow({ days, from, to, zone }: ReleaseWindow): string {
  return `${days.join(',')} ${from}-${to} ${zone}`;
}

function daysOf(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const [begin, end] = [first, last].map((day) => weekdays.findIndex((known) => known === day));
    if (begin === undefined || end === undefined || begin < 0 || end < begin) return [part];
    return weekdays.slice(begin, end + 1);
  });
}

function localTime(at: Date, zone: string): { day: (typeof weekdays)[number]; minute: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const day = weekdays.find((known) => known === of('weekday').toLowerCase());
  if (day === undefined) throw new TypeError(`There is no day ${of('weekday')}.`);
  return { day, minute: `${of('hour')}:${of('minute')}` };
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}
