import type { FigureBlock, ZoneRow } from '../../../content/figure-block';
import { hoursPicture } from '../drawings/hours-picture';
import { monthsOf, periodPicture, yearPicture } from '../drawings/months-picture';
import { scorePicture, stairPicture } from '../drawings/squares-picture';
import { weeksOf, weeksPicture } from '../drawings/weeks-picture';
import { cityDay, sharedHours, workingDays } from '../drawings/working-day';
import type { ShownFigure, WeekPictures } from './figure-data';

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
