import { bisectCenter } from 'd3-array';
import { nearestColumn, type Grid, type Place } from '../plot/crosshair.ts';
import type { LinearAxis } from '../plot/linear-axis.ts';
import type { PlaceAxis } from '../plot/place-axis.ts';
import type { PointerSpot } from '../plot/plot-area.tsx';
import type { DrawnSeries } from './series.ts';

/** The figures of lines; the crosshair begins at the newest of the highest line. */
export function lineGrid(drawn: readonly DrawnSeries[], columns: number): Grid {
  return {
    columns,
    rows: drawn.length,
    has: ({ column, row }) => (drawn[row]?.points[column]?.value ?? null) !== null,
    start: { column: drawn[0]?.last ?? 0, row: 0 },
  };
}

/** The figure at the place nearest to a pointer, of the line that is nearest to it there. */
export function locateOnLines(
  { x, y }: PointerSpot,
  drawn: readonly DrawnSeries[],
  axis: PlaceAxis,
  values: LinearAxis,
): Place | null {
  const column = bisectCenter([...axis.at], x);
  let best: { row: number; distance: number } | null = null;
  for (const [row, { points }] of drawn.entries()) {
    const value = points[column]?.value ?? null;
    if (value === null) continue;
    const distance = Math.abs(100 - values.at(value) - y);
    if (!best || distance < best.distance) best = { row, distance };
  }
  return best
    ? { column, row: best.row }
    : (nearestColumn({ column, row: 0 }, lineGrid(drawn, axis.places.length)) ?? null);
}
