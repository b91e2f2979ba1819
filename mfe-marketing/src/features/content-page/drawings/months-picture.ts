import { hollowStroke, MODULE, strongStroke } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { PaidMonths } from '../../../content/figure-block';

const MONTHS = 12;
const LINE = 24;

/** Twelve strokes a person, filled for the months that are paid; half as high where only a part of each week is. */
export function yearPicture(people: readonly PaidMonths[]): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (const [index, { from, to, isPartTime = false }] of people.entries()) {
    for (let month = 1; month <= MONTHS; month += 1) {
      const [x, y] = [(month - 1) * MODULE, index * LINE];
      if (month < from || month > to) ink.push(hollowStroke(x, y, 16));
      else if (isPartTime) signal.push(strongStroke(x, y + 8, 8));
      else signal.push(strongStroke(x, y, 16));
    }
  }
  return drawn({
    caption: '',
    width: MONTHS * MODULE,
    height: Math.max(1, people.length) * LINE - MODULE,
    ink,
    signal,
  });
}

/** A stroke a month; one that is hollow for less than a month. `period` such as `24 months`, `30 days`, `24 hours`. */
export function periodPicture(period: string, mostMonths: number): Picture {
  const months = monthsOf(period);
  const strokes = Array.from({ length: Math.floor(months) }, (_, index) =>
    strongStroke(index * MODULE, 0, 16),
  );
  return drawn({
    caption: '',
    width: Math.ceil(mostMonths) * MODULE,
    height: 16,
    ink: strokes.length === 0 ? [hollowStroke(0, 0, 16)] : [],
    signal: strokes,
  });
}

const days = { hour: 1 / 24, day: 1, month: 30 } as const;

/** A period in months of 30 days. @throws Error for words that are no period. */
export function monthsOf(period: string): number {
  const [, count, unit] = /^(\d+) (hour|day|month)s?$/.exec(period) ?? [];
  if (unit !== 'hour' && unit !== 'day' && unit !== 'month') {
    throw new Error(`"${period}" is no period such as "24 months".`);
  }
  return (Number(count) * days[unit]) / days.month;
}
