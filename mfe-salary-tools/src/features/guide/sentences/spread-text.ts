import { hasWidth } from '../../../calculations/bands/band-shape';
import { firmRoles, isFirm, type PublishedBand, type PublishedRole } from '../facts/guide';
import { middleOf, percent, times, usd } from '../facts/words';

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
