import type { Grid, Place } from '../plot/crosshair.ts';
import type { PointerSpot } from '../plot/plot-area.tsx';

/** The figure of the row under a pointer that is nearest to it; `at` is a figure's percent of the axis. */
export function locateInRow(
  { x, row }: PointerSpot,
  grid: Grid,
  at: (place: Place) => number,
): Place | null {
  if (row === null) return null;
  let best: Place | null = null;
  let distance = Infinity;
  for (let column = 0; column < grid.columns; column += 1) {
    const place = { column, row };
    if (!grid.has(place)) continue;
    const away = Math.abs(at(place) - x);
    if (away < distance) [best, distance] = [place, away];
  }
  return best;
}
