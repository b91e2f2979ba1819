/** An axis of pay. Amounts are in the currency of what is drawn. */
export interface PayScale {
  from: number;
  to: number;
}

const STEP = 5000;
const TICK = 50_000;

/** One axis for all ranges, so that rows can be compared with each other; null without any. */
export function payScale(ranges: readonly { low: number; high: number }[]): PayScale | null {
  if (ranges.length === 0) return null;
  const from = Math.floor(Math.min(...ranges.map(({ low }) => low)) / STEP) * STEP;
  const to = Math.ceil(Math.max(...ranges.map(({ high }) => high)) / STEP) * STEP;
  return { from, to: Math.max(to, from + STEP) };
}

/** Place of an amount on the axis, percent of its width; amounts beyond it are at its ends. */
export function placeOf({ from, to }: PayScale, amount: number): number {
  const share = Math.min(Math.max((amount - from) / (to - from), 0), 1);
  return Math.round(share * 1000) / 10;
}

/** Round amounts on the axis, lowest first. */
export function scaleTicks({ from, to }: PayScale): number[] {
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / TICK) * TICK; tick <= to; tick += TICK) ticks.push(tick);
  return ticks;
}
