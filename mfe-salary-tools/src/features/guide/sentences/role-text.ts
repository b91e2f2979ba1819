import { hasWidth } from '../../../calculations/bands/band-shape';
import { SMALL_SAMPLE, HEADLINE_SAMPLE } from '@talent/api/salary/small-sample';
import { inWords, listed } from '../../../calculations/listed';
import { haveOverlap } from '../../../content/findings';
import { formatRanges } from '../../../content/reported-ranges';
import { firmRoles, isFirm, type PublishedRole, type PublishedBand } from '../facts/guide';
import { percent, usd, middleOf, times } from '../facts/words';
import { levelText } from './level-text';

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

const NAMED = 4;

/**
 * The rank of a role's median among the roles with enough ranges to be ranked. A role with fewer has none.
 * @param all - highest median first, the role among them
 */
export function rankText(role: PublishedRole, all: readonly PublishedRole[]): string {
  const median = usd(role.all.p50);
  if (!isFirm(role.all)) {
    return `The median is ${median} a year. With only ${formatRanges(role.all.n)}, we do not rank it among the roles.`;
  }
  const roles = firmRoles(all);
  const place = roles.indexOf(role);
  const above = roles[place - 1];
  const below = roles[place + 1];
  if (!above && !below) return `The median is ${median} a year.`;
  if (!above) return first(role, below);
  if (!below) return last(role, above);
  const covered = coveredBy(role, roles);
  if (covered.length > 2) return unplaced(role, covered);
  const [nearAbove, nearBelow] = [above, below].map((other) => haveOverlap(role.all, other.all));
  if (nearAbove && nearBelow) {
    return `The median is ${median}, close to ${above.label} and ${below.label}. The confidence intervals overlap on both sides, so the order of the three is not certain.`;
  }
  if (nearAbove) {
    return `At ${median}, it is level with ${above.label} (${usd(above.all.p50)}). The two intervals overlap, so the data does not say which of the two pays more.`;
  }
  if (nearBelow) {
    return `Its median of ${median} is above that of ${below.label} (${usd(below.all.p50)}), but the intervals of the two overlap, so the order is not certain.`;
  }
  return distance(role, roles);
}

function first(role: PublishedRole, below: PublishedRole | undefined): string {
  const median = usd(role.all.p50);
  if (below && haveOverlap(role.all, below.all)) {
    return `Of the roles with at least ${HEADLINE_SAMPLE} ranges it has the highest median, ${median}, but its confidence interval overlaps that of ${below.label} (${usd(below.all.p50)}). The first place is not certain.`;
  }
  const opening = `No role with at least ${HEADLINE_SAMPLE} ranges has a higher median: ${median}.`;
  if (!below) return opening;
  return `${opening} ${below.label} follows ${usd(role.all.p50 - below.all.p50)} below.`;
}

function last({ all }: PublishedRole, above: PublishedRole): string {
  const gap = (above.all.p50 - all.p50) / above.all.p50;
  return `Of the roles with at least ${HEADLINE_SAMPLE} ranges it has the lowest median, ${usd(all.p50)}, ${percent(gap)} below the next one up, ${above.label}. That is the middle of its own market, not a floor.`;
}

function coveredBy({ key, all: { interval } }: PublishedRole, roles: readonly PublishedRole[]) {
  if (!interval) return [];
  return roles.filter(
    (other) => other.key !== key && other.all.p50 >= interval.low && other.all.p50 <= interval.high,
  );
}

function unplaced({ all }: PublishedRole, covered: readonly PublishedRole[]): string {
  const opening = `The median is ${usd(all.p50)}, but its interval also includes the medians of`;
  if (covered.length > NAMED) {
    return `${opening} ${inWords(covered.length)} other roles. A sample of this size gives it no rank.`;
  }
  const names = listed(covered.map(({ label }) => label));
  return `${opening} ${names}. The data gives the role no rank among them.`;
}

function distance({ all }: PublishedRole, roles: readonly PublishedRole[]): string {
  const middle = middleOf(roles.map((other) => other.all.p50));
  const gap = (all.p50 - middle) / middle;
  if (Math.abs(gap) < 0.02) {
    return `With a median of ${usd(all.p50)}, it is in the middle of the roles here.`;
  }
  return `The median, ${usd(all.p50)}, is ${percent(gap)} ${gap > 0 ? 'above' : 'below'} the middle of the roles here.`;
}

/** A tail counts as long when it is this many times the other one. */
const LONG_TAIL = 1.5;
const VERY_LONG_TAIL = 2;

/**
 * How far apart the ranges of a role are, and whether one end is much longer than the other. A band without width is left out
 * of comparisons: it says how the file was filled, and not how much employers agree. So is a small sample: its ends are a few
 * employers.
 */
export function spreadText(role: PublishedRole, roles: readonly PublishedRole[]): string {
  return `${middleHalf(role, roles)}${isFirm(role.all) ? tails(role.all) : ''}`;
}

function middleHalf({ key, all }: PublishedRole, roles: readonly PublishedRole[]): string {
  if (!hasWidth(all)) {
    return `At least half of the ranges have the same midpoint, ${usd(all.p25)}, so the spread says nothing here.`;
  }
  const range = `${usd(all.p25)} to ${usd(all.p75)}`;
  if (!isFirm(all)) {
    return `Half of the ranges have a midpoint between ${usd(all.p25)} and ${usd(all.p75)}.`;
  }
  const comparable = firmRoles(roles).filter((role) => hasWidth(role.all));
  const byWidth = comparable.toSorted((a, b) => widthOf(a.all) - widthOf(b.all));
  if (comparable.length > 2 && byWidth.at(-1)?.key === key) {
    return `Its middle half, ${range}, is the widest here, so the title alone says least about the pay.`;
  }
  if (comparable.length > 2 && byWidth[0]?.key === key) {
    return `Its middle half, ${range}, is the narrowest here.`;
  }
  const against = widthOf(all) / middleOf(comparable.map((role) => widthOf(role.all)));
  if (against < 0.92) return `The middle half, ${range}, is narrower than in most roles here.`;
  if (against > 1.08) {
    return `The middle half, ${range}, is wider than in most roles here: its upper end is ${times(all.p75 / all.p25)} the lower.`;
  }
  return `Half of the ranges have a midpoint between ${range.replace(' to ', ' and ')}, the usual distance for these roles.`;
}

/** Width of the middle half in medians. */
function widthOf({ p25, p50, p75 }: PublishedBand): number {
  return (p75 - p25) / p50;
}

/** Nothing where one side of the median has no width: it cannot be compared with the other. */
function tails({ p10, p50, p90 }: PublishedBand): string {
  const [below, above] = [p50 - p10, p90 - p50];
  if (below <= 0 || above <= 0) return '';
  if (above > below * VERY_LONG_TAIL) {
    return ` One range in ten is above ${usd(p90)}, ${percent((p90 - p50) / p50)} over the median, while one in ten is more than ${usd(below)} under it. A few employers pay far more than the rest.`;
  }
  if (above > below * LONG_TAIL) {
    return ` The high end is more spread out: one range in ten is above ${usd(p90)}.`;
  }
  if (below > above * LONG_TAIL) {
    return ` The low end is more spread out: one range in ten is below ${usd(p10)}, and only one in ten is above ${usd(p90)}.`;
  }
  return '';
}
