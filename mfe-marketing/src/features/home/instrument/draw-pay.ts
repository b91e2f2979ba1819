import { box } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';

const END_STEP = 25_000;

const WIDTH = 240;

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

/** A band as a bar on that scale, from the 25th to the 75th percentile, with a mark at the median. */
export function drawPay({ p25, p50, p75 }: Pay, { low, high }: PayEnds): Picture {
  const at = (amount: number) => Math.round(((amount - low) / (high - low)) * WIDTH);
  return drawn({
    ink: [box(at(p25), 6, at(p75) - at(p25), 8), box(0, 19, WIDTH, 1)],
    signal: [box(at(p50) - 2, 2, 4, 16)],
    width: WIDTH,
    height: 20,
    caption: 'The bar is the middle half of the ranges, the mark their median.',
  });
}
