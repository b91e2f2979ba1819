import type { Clock } from '@talent/content/clocks';
import { box, square } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';

const SEARCH_DAYS = 28;
const SUPPORT_MONTHS = 6;
const MONTH_DAYS = 30;

const PITCH = 8;
/** The months begin this far behind the last day. */
const GAP = 8;
const MONTH_PITCH = 10;
const GROUND = 16;

/**
 * One clock of a search on the scale of all four: a stroke for each day from the intake call, then a square for each month of
 * support. Its own days are high strokes, its own months filled squares.
 */
export function drawClock({
  key,
  fromDay,
  toDay,
}: Pick<Clock, 'key' | 'fromDay' | 'toDay'>): Picture {
  const own: string[] = [];
  const others: string[] = [];
  for (let day = 0; day < SEARCH_DAYS; day += 1) {
    if (day >= fromDay && day < toDay) own.push(box(day * PITCH, 0, 4, GROUND));
    else others.push(box(day * PITCH + 1, GROUND - 3, 2, 3));
  }
  const months = (toDay - SEARCH_DAYS) / MONTH_DAYS;
  for (let month = 0; month < SUPPORT_MONTHS; month += 1) {
    const x = SEARCH_DAYS * PITCH + GAP + month * MONTH_PITCH;
    if (month < months) own.push(square(x, GROUND - 8, 8));
    else others.push(box(x + 3, GROUND - 3, 2, 3));
  }
  const isNamed = key === 'shortlist';
  return drawn({
    ink: isNamed ? others : [...others, ...own],
    signal: isNamed ? own : [],
    width: SEARCH_DAYS * PITCH + GAP + SUPPORT_MONTHS * MONTH_PITCH,
    height: GROUND,
    caption: 'Each stroke is a day, each square a month.',
  });
}
