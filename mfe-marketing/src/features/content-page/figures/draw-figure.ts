import type { FigureBlock, ZoneRow, Score, PaidMonths } from '../../../content/figure-block';
import { cityDay, sharedHours, workingDays, type WorkingDay } from '../drawings/working-day';
import type { ShownFigure, WeekPictures } from './figure-data';
import { weeksOf } from './week-plan';
import { box, hollowSquare, MODULE, square } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';

const kinds: Readonly<Record<FigureBlock['kind'], true>> = {
  ladder: true,
  scorecard: true,
  zones: true,
  law: true,
  periods: true,
  options: true,
  decision: true,
};

/** Whether a block is a figure. */
export function isFigure(block: { kind: string }): block is FigureBlock {
  return block.kind in kinds;
}

/** Draws a figure. Runs where the page is composed. */
export function drawFigure(block: FigureBlock): ShownFigure {
  switch (block.kind) {
    case 'ladder':
      return {
        ...block,
        levels: block.levels.map((level, index, { length }) => ({
          ...level,
          picture: stairPicture(index + 1, length),
        })),
      };
    case 'scorecard':
      return { ...block, scores: ([1, 2, 3, 4] as const).map(scorePicture) };
    case 'zones':
      return {
        kind: 'zones',
        caption: block.caption,
        city: block.city,
        rows: block.rows.map((row) => zoneRow(row, block.zone)),
      };
    case 'periods': {
      const most = Math.max(...block.rows.map(({ period }) => monthsOf(period)));
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, picture: periodPicture(row.period, most) })),
      };
    }
    case 'options':
      return {
        ...block,
        options: block.options.map(({ year, ...option }) => ({
          ...option,
          picture: yearPicture(year),
        })),
      };
    default:
      return block;
  }
}

/** A picture for each step of a plan by weeks; null where one of the times is no week. */
export function drawWeeks(steps: readonly { when?: string }[]): WeekPictures | null {
  const weeks = steps.map(({ when }) => weeksOf(when));
  const known = weeks.filter((week) => week !== null);
  if (known.length === 0 || known.length < weeks.length) return null;
  const last = Math.max(...known.map(([, to]) => to));
  return known.map((week) => weeksPicture(week, last));
}

/** A picture for each row of a plan whose first column is `Weeks`, such as `3-4`; null for any other table. */
export function drawTableWeeks({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}): WeekPictures | null {
  if (columns[0] !== 'Weeks') return null;
  return drawWeeks(rows.map(([weeks = '']) => ({ when: `Weeks ${weeks}` })));
}

function zoneRow({ places, zones, text }: ZoneRow, city: string) {
  const days = zones.flatMap((zone) => workingDays(zone, city));
  const shared = days.map((day) => sharedHours(day));
  const [low, high] = [Math.min(...shared), Math.max(...shared)];
  return {
    places,
    ...(text !== undefined && { text }),
    hours: low === high ? hoursOf(low) : `${low}–${high} hours`,
    picture: hoursPicture(days[0] ?? cityDay, cityDay),
  };
}

function hoursOf(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

const DAY = 24;

/** A working day on the clock of another city, a square an hour; the hours that the city works too are filled. */
export function hoursPicture({ startsAt, hours }: WorkingDay, city: WorkingDay): Picture {
  const ink: string[] = [rule(city.startsAt), rule(city.startsAt + city.hours)];
  const signal: string[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const at = (startsAt + hour + DAY) % DAY;
    const isShared = at >= city.startsAt && at + 1 <= city.startsAt + city.hours;
    if (isShared) signal.push(square(at * MODULE, 4));
    else ink.push(hollowSquare(at * MODULE, 4));
  }
  return drawn({ caption: '', width: DAY * MODULE + MODULE, height: 16, ink, signal });
}

function rule(hour: number): string {
  return box(hour * MODULE - 1.5, 0, 1, 14);
}

const SCALE = 4;

/** Four squares in a row, filled up to the score. */
export function scorePicture(score: Score): Picture {
  const places = Array.from({ length: SCALE }, (_, index) => index * MODULE);
  return drawn({
    caption: '',
    width: SCALE * MODULE,
    height: MODULE,
    ink: places.slice(score).map((x) => hollowSquare(x, 1)),
    signal: places.slice(0, score).map((x) => square(x, 1)),
  });
}

/** A stair with a column a level; the squares up to this level are filled. `level` counts from 1. */
export function stairPicture(level: number, levels: number): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (let column = 1; column <= levels; column += 1) {
    for (let row = 0; row < column; row += 1) {
      const [x, y] = [(column - 1) * MODULE, (levels - 1 - row) * MODULE + 1];
      if (column <= level) signal.push(square(x, y));
      else ink.push(hollowSquare(x, y));
    }
  }
  return drawn({ caption: '', width: levels * MODULE, height: levels * MODULE, ink, signal });
}

/** A square a week of the plan; the weeks of this step are filled. */
export function weeksPicture(
  [from, to]: readonly [from: number, to: number],
  weeks: number,
): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (let week = 1; week <= weeks; week += 1) {
    const x = (week - 1) * MODULE;
    if (week < from || week > to) ink.push(hollowSquare(x, 1));
    else signal.push(square(x, 1));
  }
  return drawn({ caption: '', width: weeks * MODULE, height: MODULE, ink, signal });
}

const MONTHS = 12;
const LINE = 16;

/** Twelve squares a person, filled for the months that are paid; half of one where only a part of each week is. */
export function yearPicture(people: readonly PaidMonths[]): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (const [index, { from, to, isPartTime = false }] of people.entries()) {
    for (let month = 1; month <= MONTHS; month += 1) {
      const [x, y] = [(month - 1) * MODULE, index * LINE + 1];
      if (month < from || month > to) ink.push(hollowSquare(x, y));
      else if (isPartTime) signal.push(box(x, y + 3, 6, 3));
      else signal.push(square(x, y));
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

/** A square a month; one that is hollow for less than a month. `period` such as `24 months`, `30 days`, `24 hours`. */
export function periodPicture(period: string, mostMonths: number): Picture {
  const months = Array.from({ length: Math.floor(monthsOf(period)) }, (_, index) =>
    square(index * MODULE, 1),
  );
  return drawn({
    caption: '',
    width: Math.ceil(mostMonths) * MODULE,
    height: MODULE,
    ink: months.length === 0 ? [hollowSquare(0, 1)] : [],
    signal: months,
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
