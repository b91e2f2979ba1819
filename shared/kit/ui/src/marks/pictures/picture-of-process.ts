import { box, hollowBox } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

/** When a part of a search begins and ends, in days from the intake call: `clocks` of `@talent/content` are such. */
export interface ProcessClock {
  fromDay: number;
  toDay: number;
}

const pitch = 8;
const week = 7;
const shownDays = 4 * week;
const ground = 152;

/**
 * The days from the intake call to the placement, one bar a clock. A clock that ends later than four weeks, such as support,
 * is left out.
 */
export function pictureOfProcess(clocks: readonly ProcessClock[]): Picture {
  const shown = clocks.filter(({ toDay }) => toDay <= shownDays);
  const rowHeight = Math.floor(ground / Math.max(1, shown.length));
  const ink: string[] = [box(8, ground, shownDays * pitch, 1)];
  const signal: string[] = [];
  for (let day = 0; day <= shownDays; day += week) ink.push(box(day * pitch + 8, 0, 1, ground));
  for (const [row, { fromDay, toDay }] of shown.entries()) {
    const [top, height] = [row * rowHeight + 8, rowHeight - 16];
    const bar = [fromDay * pitch + 8, top, (toDay - fromDay) * pitch, height] as const;
    if (row === 0) signal.push(box(...bar));
    else ink.push(hollowBox(...bar));
  }
  return drawn({
    ink,
    signal,
    caption: 'The filled bar is the shortlist. The lines are weeks.',
  });
}
