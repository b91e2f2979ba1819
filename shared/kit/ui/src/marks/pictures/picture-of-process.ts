import { box, stroke, strongStroke } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

/** When a part of a search begins and ends, in days from the intake call: `clocks` of `@talent/content` are such. */
export interface ProcessClock {
  fromDay: number;
  toDay: number;
}

const pitch = 8;
const shownDays = 28;
const ground = 152;

/**
 * The days from the intake call to the placement, one row a clock. A clock that ends later than four weeks, such as support,
 * is left out.
 */
export function pictureOfProcess(clocks: readonly ProcessClock[]): Picture {
  const shown = clocks.filter(({ toDay }) => toDay <= shownDays);
  const rowHeight = Math.floor(ground / Math.max(1, shown.length));
  const ink: string[] = [box(8, ground, shownDays * pitch, 1)];
  const signal: string[] = [];
  for (const [row, { fromDay, toDay }] of shown.entries()) {
    const [top, height] = [row * rowHeight + 8, rowHeight - 16];
    for (let day = fromDay; day < toDay; day += 1) {
      if (row === 0) signal.push(strongStroke(day * pitch + 9, top, height));
      else ink.push(stroke(day * pitch + 9, top, height));
    }
    ink.push(box(toDay * pitch + 8, top, 1, ground - top));
  }
  return drawn({
    ink,
    signal,
    caption: 'Each stroke is a day. The shortlist ends at the first rule.',
  });
}
