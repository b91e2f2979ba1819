import type { PlatformWindow } from '@talent/api/platform/platform-changes';
import type { Span } from './axis';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** As `getUTCDay` counts them. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The parts of a span in which a channel takes no release, oldest first; none without windows: then it always does. */
export function closedSpans(windows: readonly PlatformWindow[], span: Span): Span[] {
  if (windows.length === 0) return [];
  const open = windows
    .flatMap((window) => openSpans(window, span))
    .toSorted((a, b) => a.from - b.from);
  const closed: Span[] = [];
  let at = span.from;
  for (const { from, to } of open) {
    closed.push({ from: at, to: Math.min(from, span.to) });
    at = Math.max(at, to);
  }
  closed.push({ from: at, to: span.to });
  return closed.filter(({ from, to }) => from < to);
}

/** Every time at which a window is open in a span or next to it. */
function openSpans({ days, from, to, zone }: PlatformWindow, span: Span): Span[] {
  const clock = clockOf(zone);
  // A day of the zone begins up to 14 hours before that of UTC, and up to 12 hours after it.
  const first = Math.floor(span.from / DAY_MS) - 1;
  const count = Math.ceil(span.to / DAY_MS) + 1 - first;
  return Array.from({ length: count }, (_, at) => (first + at) * DAY_MS)
    .filter((day) => days.includes(weekdays[new Date(day).getUTCDay()] ?? ''))
    .map((day) => ({
      from: clock.momentOf(day + timeOfDay(from)),
      to: clock.momentOf(day + timeOfDay(to)),
    }));
}

/** `09:30` in ms since midnight. */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** The clock of a time zone. Its times are given as if they were UTC, in ms. */
function clockOf(zone: string): { momentOf: (local: number) => number } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  /** How far the clock is ahead of UTC at a moment, ms. */
  function offsetAt(moment: number): number {
    const parts = format.formatToParts(new Date(moment));
    const of = (type: string): number =>
      Number(parts.find((part) => part.type === type)?.value ?? 0);
    const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
    return shown - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  }
  return {
    // The offset of the guess is another one where the clocks change in between.
    momentOf: (local) => local - offsetAt(local - offsetAt(local)),
  };
}
