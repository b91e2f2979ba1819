import { formatCount } from '@talent/ui/format-pay';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import type { PublishedBand } from '../facts/guide';
import { percent, usd } from '../facts/words';

/** How reliable a median is, from the sample and the confidence interval. */
export function certaintyText({ n, p50, interval }: PublishedBand): string {
  const count = `${formatCount(n)} postings`;
  if (!interval) {
    return n < SMALL_SAMPLE
      ? `${count} are few: take the figures as a direction.`
      : `${count} stand behind these figures.`;
  }
  const range = `${usd(interval.low)} and ${usd(interval.high)}`;
  const width = (interval.high - interval.low) / p50;
  if (n < SMALL_SAMPLE) {
    return `Only ${count} are behind this, and the interval of the median reaches from ${range.replace(' and ', ' to ')}. Use it as a direction, not as a price.`;
  }
  if (width < 0.001) {
    return `So many of the ${count} sit on the same amount that the interval of the median has no width.`;
  }
  if (width <= 0.04) {
    return `With ${count} the median is firm: it lies between ${range} at 95% confidence.`;
  }
  return width <= 0.09
    ? `The ${count} place the median between ${range}; a difference smaller than that is noise.`
    : `${count} do not pin the median down: it can lie anywhere between ${range}, ${percent(width)} of its value apart.`;
}
