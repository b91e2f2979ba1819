import { MODULE, stroke, strongStroke } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { PayBand } from '../../../pay-figures/api/get-pay-bands';

/** Pay that one stroke stands for, US dollars a year. */
const STEP = 5000;
const END_STEP = 25_000;

const GROUND = 24;

type Pay = Pick<PayBand, 'p25' | 'p50' | 'p75'>;

/** First and last amount of the scale that all bands share, US dollars a year. */
export interface PayEnds {
  low: number;
  high: number;
}

/** @param bands - not empty */
export function payEnds(bands: readonly Pay[]): PayEnds {
  const low = Math.min(...bands.map(({ p25 }) => p25));
  const high = Math.max(...bands.map(({ p75 }) => p75));
  return {
    low: Math.floor(low / END_STEP) * END_STEP,
    high: Math.ceil(high / END_STEP) * END_STEP,
  };
}

/** A band as strokes on that scale: high within the middle half, highest and wider at the median. */
export function drawPay({ p25, p50, p75 }: Pay, { low, high }: PayEnds): Picture {
  const median = Math.round((p50 - low) / STEP);
  const steps = (high - low) / STEP;
  const ink: string[] = [];
  for (let step = 0; step <= steps; step += 1) {
    if (step === median) continue;
    const amount = low + step * STEP;
    const height = amount < p25 || amount > p75 ? 3 : 14;
    ink.push(stroke(step * MODULE, GROUND - height, height));
  }
  return drawn({
    ink,
    signal: [strongStroke(median * MODULE, 0, GROUND)],
    width: (steps + 1) * MODULE,
    height: GROUND,
    caption: 'Each stroke is $5,000 a year. Tall: the middle half.',
  });
}
