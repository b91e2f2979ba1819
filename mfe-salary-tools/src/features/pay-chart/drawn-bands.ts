import type { PayBand } from '../../api/band-group';

/** A band with everything that the chart draws, USD a year. */
export interface DrawnBand {
  key: string;
  role: string;
  n: number;
  p25: number;
  p50: number;
  p75: number;
  /** Drawn hollow: there are fewer cases than `SMALL_SAMPLE`. */
  isSmall: boolean;
}

/** Below this many postings a range shows a direction rather than a price. */
export const SMALL_SAMPLE = 50;

/** What the chart can draw, and the roles that it has to leave out. */
export function drawnBands(bands: readonly PayBand[]): {
  drawn: readonly DrawnBand[];
  leftOut: readonly string[];
} {
  const drawn = bands.flatMap((band) => toDrawn(band) ?? []);
  const keys = new Set(drawn.map(({ key }) => key));
  return { drawn, leftOut: bands.filter(({ key }) => !keys.has(key)).map(({ role }) => role) };
}

function toDrawn({ key, role, n, p25, p50, p75, suppressed }: PayBand): DrawnBand | null {
  if (suppressed || n === null || p25 === null || p50 === null || p75 === null) return null;
  return { key, role, n, p25, p50, p75, isSmall: n < SMALL_SAMPLE };
}
