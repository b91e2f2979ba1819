import type { PublishedRole, PublishedBand } from '../facts/guide';
import { levelText } from './level-text';
import { spreadText } from './spread-text';
import { rankText } from './rank-text';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { formatRanges } from '../../../content/reported-ranges';
import { percent, usd } from '../facts/words';

/**
 * A role's figures in two paragraphs: its rank and the spread of its ranges, then its levels and how certain the median is.
 * The figures decide which sentences appear.
 * @param roles - every role with figures, highest median first
 */
export function roleText(
  role: PublishedRole,
  roles: readonly PublishedRole[],
): readonly [string, string] {
  return [
    `${rankText(role, roles)} ${spreadText(role, roles)}`,
    [...levelText(role), certaintyText(role.all)].join(' '),
  ];
}

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
