/** The ends of a drawn range, USD a year. */
interface PayRange {
  p25: number;
  p75: number;
}

/** The axis of a chart of pay. */
export interface PayScale {
  /** Round amounts to draw a line at, USD a year, lowest first. */
  ticks: readonly number[];
  /** Where an amount stands on the axis, as an SVG length such as `42.5%`. */
  at(pay: number): string;
  /** How long the distance from one amount to a higher one is, as an SVG length. */
  length(from: number, to: number): string;
}

/** Distance of two lines, US dollars. */
const STEP = 50_000;

/** An axis from the round amount below the lowest range to the one above the highest. */
export function payScale(ranges: readonly PayRange[]): PayScale {
  const low = Math.floor(Math.min(...ranges.map(({ p25 }) => p25)) / STEP) * STEP;
  const top = Math.ceil(Math.max(...ranges.map(({ p75 }) => p75)) / STEP) * STEP;
  const high = Math.max(top, low + STEP);
  const ticks = Array.from({ length: (high - low) / STEP + 1 }, (_, index) => low + index * STEP);
  const share = (distance: number) => percent(distance / (high - low));
  return { ticks, at: (pay) => share(pay - low), length: (from, to) => share(to - from) };
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
