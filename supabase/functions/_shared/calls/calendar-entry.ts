import { CALL_MINUTES } from '@talent/api/calls/slot-words';
import type { MailSite } from '@talent/mails/mail';

/** A call as calendars need it. */
export interface CalendarCall {
  /** Stays the same while the call is moved. */
  id: string;
  /** ISO time. */
  startsAt: string;
  /** Rises with each change: a calendar ignores an older entry. */
  sequence: number;
  isCancelled: boolean;
  /** Link to move or cancel it. */
  link: string;
  /** When the entry was written. */
  writtenAt: Date;
}

/** The entry of a call for calendars: iCalendar, RFC 5545. */
export function calendarEntry(call: CalendarCall, { origin, brand }: MailSite): string {
  const { id, startsAt, sequence, isCancelled, link, writtenAt } = call;
  const starts = new Date(startsAt);
  const ends = new Date(starts.getTime() + CALL_MINUTES * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Calls//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(`Call with ${brand}`)}`,
    ...(isCancelled ? [] : [`DESCRIPTION:${escaped(`Move or cancel this call: ${link}`)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

/** At most 75 bytes a line: 24 characters of up to three bytes, or a pair of four. */
function folded(line: string): string[] {
  const parts = line.match(/.{1,24}/gsu) ?? [];
  return parts.map((part, index) => (index === 0 ? part : ` ${part}`));
}
