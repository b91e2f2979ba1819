import { HEADLINE_SAMPLE } from '../../../calculations/bands/small-sample';
import { haveOverlap } from '../../../content/findings';
import { formatRanges } from '../../../content/reported-ranges';
import { firmRoles, isFirm, type PublishedRole } from '../facts/guide';
import { inWords, listed } from '../../../calculations/listed';
import { middleOf, percent, usd } from '../facts/words';

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
