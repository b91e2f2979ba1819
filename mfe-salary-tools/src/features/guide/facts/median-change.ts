import type { GuideOccupation } from './guide';

/** How an occupation's official median moved between its first and its last published year. */
export type MedianChange = NonNullable<ReturnType<typeof medianChange>>;

/** Null with fewer than two years. */
export function medianChange({ name, history }: GuideOccupation) {
  const [start, end] = [history[0], history.at(-1)];
  if (!start || !end || end.year === start.year) return null;
  const factor = end.p50 / start.p50;
  return {
    name,
    first: start.year,
    last: end.year,
    from: start.p50,
    to: end.p50,
    /** Share over all years. */
    change: factor - 1,
    /** Average share a year, compound. */
    yearly: factor ** (1 / (end.year - start.year)) - 1,
  };
}
