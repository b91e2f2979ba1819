import { isDay, isoDay } from '../../../time/utc';

const DAY_MS = 86_400_000;
/** Days before and after today that are shown at first; also the length of a step. */
const AROUND = 14;
const DAYS = 2 * AROUND + 1;

/** A part of time, in ms since 1970. `to` is not included. */
export interface Span {
  from: number;
  to: number;
}

/** A place on the axis, in percent of it. */
export interface Bar {
  start: number;
  width: number;
}

/** The time to show from a day on, which the address names; two weeks around today where it names none of this century. */
export function axisFrom(day: string | null, now: Date): Span {
  const first = isoDay(new Date(now.getTime() - AROUND * DAY_MS));
  const from = Date.parse(day !== null && day.startsWith('20') && isDay(day) ? day : first);
  return { from, to: from + DAYS * DAY_MS };
}

/** The first day after a step back (-1) or ahead (1). Half of the days that were shown stay. */
export function dayAfterStep(axis: Span, direction: -1 | 1): string {
  return isoDay(new Date(axis.from + direction * AROUND * DAY_MS));
}

/** First and last day that are shown. */
export function daysOf(axis: Span): { first: string; last: string } {
  return { first: isoDay(new Date(axis.from)), last: isoDay(new Date(axis.to - DAY_MS)) };
}

/** Where a moment is, in percent; null outside of the axis. */
export function placeOf(axis: Span, at: number): number | null {
  if (at < axis.from || at >= axis.to) return null;
  return ((at - axis.from) / (axis.to - axis.from)) * 100;
}

/** The part of a span that is on the axis; null where none of it is. */
export function barOf(axis: Span, span: Span): Bar | null {
  const from = Math.max(span.from, axis.from);
  const to = Math.min(span.to, axis.to);
  const isBefore = span.from < axis.from && span.to <= axis.from;
  if (isBefore || span.from >= axis.to) return null;
  const length = axis.to - axis.from;
  return { start: ((from - axis.from) / length) * 100, width: ((to - from) / length) * 100 };
}

/** The Mondays of the axis, with their places in percent. */
export function mondaysOf(axis: Span): { day: string; place: number }[] {
  return Array.from({ length: DAYS }, (_, at) => axis.from + at * DAY_MS)
    .filter((day) => new Date(day).getUTCDay() === 1)
    .map((day) => ({ day: isoDay(new Date(day)), place: placeOf(axis, day) ?? 0 }));
}

/** Rows in which no two spans cover each other: each is in the first row that is free when it begins. */
export function inRows<One extends { span: Span }>(ones: readonly One[]): One[][] {
  const rows: One[][] = [];
  for (const one of ones.toSorted((a, b) => a.span.from - b.span.from)) {
    const free = rows.find((row) => (row.at(-1)?.span.to ?? 0) <= one.span.from);
    if (free === undefined) rows.push([one]);
    else free.push(one);
  }
  return rows;
}
