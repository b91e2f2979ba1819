/** Units of the drawing's own coordinates along each side. */
export const UNITS = 1000;

/** A point in percent of the plot; null is a gap. */
export type Spot = readonly [x: number, y: number] | null;

/**
 * The line through points, interrupted at gaps, in a box of 1000 by 1000 units with y downwards. Equal places give equal
 * commands, so that a change of values can move the line.
 */
export function linePath(spots: readonly Spot[]): string {
  return spots
    .map((spot, at) =>
      spot ? `${spots[at - 1] ? 'L' : 'M'}${units(spot[0])} ${units(spot[1])}` : '',
    )
    .join('');
}

function units(percent: number): number {
  return Math.round((percent * UNITS) / 100);
}

/** Whether the point has no neighbor, so that no line shows it. */
export function isAlone(spots: readonly Spot[], at: number): boolean {
  return Boolean(spots[at]) && !spots[at - 1] && !spots[at + 1];
}
