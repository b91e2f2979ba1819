import type { PublishedBand, PublishedRole } from '../facts/guide';
import { middleOf, percent, times, usd } from '../facts/words';

/** A tail counts as long when it is this many times the other one. */
const LONG_TAIL = 1.5;
const VERY_LONG_TAIL = 2;

/** How far apart the postings of a role are, and whether one end is drawn out. */
export function spreadText(role: PublishedRole, roles: readonly PublishedRole[]): string {
  return `${middleHalf(role, roles)}${tails(role.all)}`;
}

function middleHalf({ key, all }: PublishedRole, roles: readonly PublishedRole[]): string {
  const range = `${usd(all.p25)} to ${usd(all.p75)}`;
  const byWidth = roles.toSorted((a, b) => widthOf(a.all) - widthOf(b.all));
  if (roles.length > 2 && byWidth.at(-1)?.key === key) {
    return `Nowhere here is the middle half of postings wider, from ${range}: the title alone says least about the pay.`;
  }
  if (roles.length > 2 && byWidth[0]?.key === key) {
    return `Employers agree on it more than on any other role: the middle half fits between ${range.replace(' to ', ' and ')}.`;
  }
  const against = widthOf(all) / middleOf(roles.map((role) => widthOf(role.all)));
  if (against < 0.92) return `The middle half, ${range}, is narrower than in most roles here.`;
  if (against > 1.08) {
    return `The middle half is on the wide side, ${range}: its upper end is ${times(all.p75 / all.p25)} the lower.`;
  }
  return `Half of the postings lie between ${range.replace(' to ', ' and ')}, the usual distance for these roles.`;
}

/** Width of the middle half in medians. */
function widthOf({ p25, p50, p75 }: PublishedBand): number {
  return (p75 - p25) / p50;
}

function tails({ p10, p50, p90 }: PublishedBand): string {
  const [below, above] = [p50 - p10, p90 - p50];
  if (above > below * VERY_LONG_TAIL) {
    return ` One posting in ten goes beyond ${usd(p90)}, ${percent((p90 - p50) / p50)} over the median, while the lowest tenth begins only ${usd(below)} under it: a few employers pay far more than the rest.`;
  }
  if (above > below * LONG_TAIL) {
    return ` The upper tail is the longer one, and its top tenth starts at ${usd(p90)}.`;
  }
  if (below > above * LONG_TAIL) {
    return ` The low end is the drawn-out one: a tenth of postings stay under ${usd(p10)}, and only a tenth pass ${usd(p90)}.`;
  }
  return '';
}
