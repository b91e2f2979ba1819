import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { formatRanges } from '../../../content/reported-ranges';
import type { PublishedBand } from '../facts/guide';
import { percent, usd } from '../facts/words';

/** How reliable a median is, from the sample and the confidence interval. */
export function certaintyText({ n, p50, interval }: PublishedBand): string {
  const count = formatRanges(n);
  if (!interval) {
    return n < SMALL_SAMPLE
      ? `The figures are based on only ${count}, so read them as a direction.`
      : `The figures are based on ${count}.`;
  }
  const [low, high] = [usd(interval.low), usd(interval.high)];
  const width = (interval.high - interval.low) / p50;
  if (n < SMALL_SAMPLE) {
    return `This is based on only ${count}, and the 95% interval of the median goes from ${low} to ${high}. Use it as a direction, not as a price.`;
  }
  if (width < 0.001) {
    return `So many of the ${count} have the same midpoint that the interval of the median has no width.`;
  }
  if (width <= 0.04) {
    return `With ${count} the median is firm. It is between ${low} and ${high} at 95% confidence.`;
  }
  return width <= 0.09
    ? `The ${count} put the median between ${low} and ${high}. A difference smaller than that may be chance.`
    : `With ${count} the median stays uncertain. It can be anywhere between ${low} and ${high}, ${percent(width)} of its value apart.`;
}
