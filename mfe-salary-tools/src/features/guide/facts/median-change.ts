import type { GuideOccupation } from './guide';

/** How an occupation's official median moved between its first and its last published year. */
export interface MedianChange {
  name: string;
  first: number;
  last: number;
  from: number;
  to: number;
  /** Share over all years. */
  change: number;
  /** Average share a year, compound. */
  yearly: number;
}

/** Null with fewer than two years. */
export function medianChange({ name, history }: GuideOccupation): MedianChange | null {
  const [start, end] = [history[0], history.at(-1)];
  if (!start || !end || end.year === start.year) return null;
  const factor = end.p50 / start.p50;
  return {
    name,
    first: start.year,
    last: end.year,
    from: start.p50,
    to: end.p50,
    change: factor - 1,
    yearly: factor ** (1 / (end.year - start.year)) - 1,
  };
}
