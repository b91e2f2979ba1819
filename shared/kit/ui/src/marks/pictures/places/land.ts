import { landDots } from './land-dots.ts';

/** One dot of land. */
export interface LandDot {
  /** Place in the 2-degree grid, from the north-west. */
  column: number;
  row: number;
  /** ISO 3166-1 code of its country; `--` where none has it. */
  country: string;
}

export const gridColumns = 180;

/** All land, row by row. */
export const land: readonly LandDot[] = landDots.rows.flatMap((runs, row) => {
  let column = 0;
  return [...runs.matchAll(/(\d*)(\.|--|[A-Z]{2})/g)].flatMap(([, length, country = '.']) => {
    const first = column;
    column += Number(length || 1);
    if (country === '.') return [];
    return Array.from({ length: column - first }, (_, at) => ({
      column: first + at,
      row,
      country,
    }));
  });
});

/** Degrees north of a row of the grid. */
export function latitudeOf(row: number): number {
  return landDots.north - row * landDots.step;
}
