import { box, dot, hollowDot } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

/** A pay band: percentiles of one role's pay, in one currency a year. */
export interface PayFacts {
  p25: number;
  p50: number;
  p75: number;
}

const dots = 50;
const bins = 18;
const pitch = 13;
const size = 11;
const ground = 150;

/**
 * A quantile dot plot: fifty dots, each two percent of the ranges, placed by pay. The filled ones are the middle half. Beyond
 * the quartiles the plot goes on as the half next to them does.
 */
export function pictureOfPay({ p25, p50, p75 }: PayFacts): Picture {
  const at = quantile({ p25, p50, p75 });
  const [low, high] = [at(0.5 / dots), at(1 - 0.5 / dots)];
  const heights = new Map<number, number>();
  const ink: string[] = [box(0, ground + 2, 240, 1)];
  const signal: string[] = [];
  for (let index = 0; index < dots; index += 1) {
    const share = (index + 0.5) / dots;
    const bin = high === low ? 0 : Math.round(((at(share) - low) / (high - low)) * (bins - 1));
    const height = heights.get(bin) ?? 0;
    heights.set(bin, height + 1);
    const place = [bin * pitch + 4, ground - pitch * (height + 1), size] as const;
    if (share >= 0.25 && share <= 0.75) signal.push(dot(...place));
    else ink.push(hollowDot(...place));
  }
  return drawn({
    ink,
    signal,
    caption: 'Fifty dots from low to high pay. The measured middle is filled.',
  });
}

/** Pay at a share from 0 to 1: normal on the logarithm, with a spread of its own on each side of the median. */
function quantile({ p25, p50, p75 }: PayFacts): (share: number) => number {
  return (share) => {
    const z = normalQuantile(share);
    const side = z < 0 ? Math.log(p50 / p25) : Math.log(p75 / p50);
    return p50 * Math.exp((z / 0.674_49) * side);
  };
}

/** The standard normal quantile, to 0.005 (Shore's approximation of 1982). */
function normalQuantile(share: number): number {
  if (share >= 0.5) return 5.5556 * (1 - ((1 - share) / share) ** 0.1186);
  return -normalQuantile(1 - share);
}
