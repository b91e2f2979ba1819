import { nice, ticks } from 'd3-array';

/** An axis of numbers. */
export interface LinearAxis {
  /** Round values to draw a line at, lowest first. */
  ticks: readonly number[];
  /** Ends of the axis. */
  domain: readonly [number, number];
  /** Position of a value in percent of the axis, 0 at its low end, with two decimals. */
  at(value: number): number;
}

export interface LinearAxisOptions {
  /** Fixed ends, for charts that are compared; round values around all data by default. */
  domain?: readonly [number, number] | undefined;
  /** About how many lines; 5 by default. */
  count?: number;
  /** True begins at zero, false only where the data does; by default where zero is near, as lines want it. */
  zero?: boolean | undefined;
  /** Keeps so much of the axis free on each side of the data, 0 to 0.4: room for text. */
  margin?: number;
}

/** An axis around all values. Without values it runs from 0 to 1. */
export function linearAxis(values: readonly number[], options: LinearAxisOptions = {}): LinearAxis {
  const { count = 5 } = options;
  const [low, high] = options.domain ?? domainOf(values, options);
  const length = high - low || 1;
  return {
    ticks: ticks(low, high, count).filter((at) => Number.isInteger(at) || !areWhole(values)),
    domain: [low, high],
    at: (value) => percent((value - low) / length),
  };
}

function domainOf(
  values: readonly number[],
  { count = 5, zero, margin = 0 }: LinearAxisOptions,
): readonly [number, number] {
  // Counts of nothing have no negative side.
  if (values.every((value) => value === 0)) return [0, 1];
  let low = Math.min(...values);
  let high = Math.max(...values);
  if (zero ?? (low >= 0 && (low < high * 0.4 || (high < 10 && areWhole(values)))))
    low = Math.min(0, low);
  if (zero && high < 0) high = 0;
  if (low === high) {
    const share = Math.abs(low) * 0.1;
    const step = (areWhole(values) ? Math.ceil(share) : share) || 1;
    [low, high] = [low - step, high + step];
  }
  if (margin === 0) return nice(low, high, count);
  const room = ((high - low) * margin) / (1 - 2 * margin);
  return [low - room, high + room];
}

/** Counts: half of one is no place on their axis, and few of them begin at none. */
const areWhole = (values: readonly number[]): boolean =>
  values.length > 0 && values.every(Number.isInteger);

/** A share as percent with two decimals: enough for a screen, and short in the markup. */
export function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
