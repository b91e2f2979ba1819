import type { PayRange } from './pay-range.ts';

/** The axis of a chart of pay. */
export interface PayScale {
  /** Round amounts to draw a line at, lowest first. */
  ticks: readonly number[];
  /** Position of an amount on the axis, as an SVG length such as `42.5%`. */
  at(pay: number): string;
  /** Distance from one amount to a higher one, as an SVG length. */
  length(from: number, to: number): string;
}

/** Distance between two lines. The axis may end halfway between two, so that less of the width is empty. */
const STEP = 50_000;
const END_STEP = STEP / 2;

/** An axis from the round amount below the lowest range to the one above the highest. `ranges` is not empty. */
export function payScale(ranges: readonly Pick<PayRange, 'p25' | 'p75'>[]): PayScale {
  const low = Math.floor(Math.min(...ranges.map(({ p25 }) => p25)) / END_STEP) * END_STEP;
  const top = Math.ceil(Math.max(...ranges.map(({ p75 }) => p75)) / END_STEP) * END_STEP;
  const high = Math.max(top, low + STEP);
  const share = (distance: number) => `${Math.round((distance / (high - low)) * 10_000) / 100}%`;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / STEP) * STEP; tick <= high; tick += STEP) ticks.push(tick);
  return { ticks, at: (pay) => share(pay - low), length: (from, to) => share(to - from) };
}
