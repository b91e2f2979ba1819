import { gridColumns, land, type LandDot } from './land.ts';

/** A part of the grid; edges are part of it. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From Alaska to New Zealand, from 67 degrees north: with the Arctic it would be more than 400 dots. */
export const world: Frame = { left: 5, right: gridColumns - 1, top: 8, bottom: 69 };

/** Columns and rows around a country, so that its shape can be told. */
const margin = 3;
/** The fewest columns and rows of a frame. */
const least = { columns: 28, rows: 14 };

/**
 * The frame around countries: around the largest connected land of each, so that far islands and what lies beyond the date
 * line do not shrink it. The whole world where no country is on the grid.
 */
export function frameOf(countries: readonly string[]): Frame {
  const dots = countries.flatMap((country) => mainland(country));
  if (dots.length === 0) return world;
  const across = span(
    dots.map(({ column }) => column),
    least.columns,
    gridColumns - 1,
  );
  const down = span(
    dots.map(({ row }) => row),
    least.rows,
    gridColumns / 2,
  );
  return { left: across.from, right: across.to, top: down.from, bottom: down.to };
}

/** From the least to the greatest place with its margin, widened on both sides to at least `length`. */
function span(places: readonly number[], length: number, last: number) {
  const [from, to] = [Math.min(...places) - margin, Math.max(...places) + margin];
  const missing = Math.max(0, Math.ceil((length - (to - from)) / 2));
  return { from: Math.max(0, from - missing), to: Math.min(last, to + missing) };
}

/** The largest group of a country's dots that touch each other. */
function mainland(country: string): LandDot[] {
  const left = new Map(
    land.filter((dot) => dot.country === country).map((dot) => [keyOf(dot.column, dot.row), dot]),
  );
  let largest: LandDot[] = [];
  for (const first of left.values()) {
    const group = [first];
    left.delete(keyOf(first.column, first.row));
    for (const dot of group) {
      for (const key of neighbors(dot)) {
        const next = left.get(key);
        if (next) group.push(next);
        left.delete(key);
      }
    }
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

function neighbors({ column, row }: LandDot): string[] {
  const around = [-1, 0, 1];
  return around.flatMap((x) => around.map((y) => keyOf(column + x, row + y)));
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`;
}
