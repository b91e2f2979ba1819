/** An axis of pay that is divided into strokes of the same worth. Amounts are in the currency of what is drawn. */
export interface PayStrokes {
  /** Amount at which the first stroke begins. */
  from: number;
  /** Amount that one stroke counts. */
  worth: number;
  /** Number of strokes. */
  count: number;
}

/** First and last stroke, counted from 0. */
export interface StrokeRun {
  first: number;
  last: number;
}

/** More strokes than these are too thin to count on a phone. */
const MOST_STROKES = 56;
const WORTHS = [5000, 10_000, 20_000, 50_000, 100_000] as const;
const TICK = 50_000;

/** One axis for all ranges, so that rows can be compared with each other; null without any. */
export function payStrokes(ranges: readonly { low: number; high: number }[]): PayStrokes | null {
  if (ranges.length === 0) return null;
  const lowest = Math.min(...ranges.map(({ low }) => low));
  const highest = Math.max(...ranges.map(({ high }) => high));
  const last = WORTHS.at(-1) ?? TICK;
  const worth = WORTHS.find((each) => (highest - lowest) / each < MOST_STROKES - 2) ?? last;
  const from = Math.floor(lowest / worth) * worth;
  return { from, worth, count: Math.max(1, Math.ceil((highest - from) / worth)) };
}

/** The strokes that a range covers, by the middle of each stroke; one at least. */
export function strokesOf(
  { from, worth, count }: PayStrokes,
  low: number,
  high: number,
): StrokeRun {
  const within = (index: number): number => Math.min(Math.max(index, 0), count - 1);
  const first = within(Math.ceil((low - from) / worth - 0.5));
  return { first, last: Math.max(first, within(Math.floor((high - from) / worth - 0.5))) };
}

/** Round amounts on the axis, lowest first. */
export function strokeTicks({ from, worth, count }: PayStrokes): number[] {
  const ticks: number[] = [];
  const to = from + worth * count;
  for (let tick = Math.ceil(from / TICK) * TICK; tick <= to; tick += TICK) ticks.push(tick);
  return ticks;
}
