import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { levelLabels } from '../../../content/levels';
import { formatRanges } from '../../../content/reported-ranges';
import { firmRoles, isFirm, isPublished, publishedRoles, medianChange } from '../facts/guide';
import type { Guide, GuideCanadianOccupation, PublishedBand, PublishedRole } from '../facts/guide';
import { cad, middleOf, percent, usd } from '../facts/words';
import { comparablePairs } from './official-text';

/** A step between two levels below this share of the lower median is no finding. */
const STEP = 0.05;
/** A median this close to the middle of all roles is in the middle. */
const NEAR = 0.02;

/** The finding of the picture of all roles, from roles with enough ranges to be ranked; empty where fewer than two have. */
export function overviewFinding(guide: Pick<Guide, 'roles'>): string {
  const firm = firmRoles(publishedRoles(guide));
  const [highest, lowest] = [firm[0], firm.at(-1)];
  if (!highest || !lowest || highest === lowest) return '';
  return `From ${usd(lowest.all.p50)} for ${lowest.label} to ${usd(highest.all.p50)} for ${highest.label}`;
}

/**
 * The finding of the picture of a role, in one line.
 * @param roles - every role with figures
 */
export function roleFinding(role: PublishedRole, roles: readonly PublishedRole[]): string {
  const { n, p50 } = role.all;
  if (n < SMALL_SAMPLE) return `About ${usd(p50)}, from only ${formatRanges(n)}`;
  if (!isFirm(role.all)) return `About ${usd(p50)}, from ${formatRanges(n)}`;
  return stepFinding(role) ?? distanceFinding(role, firmRoles(roles));
}

function stepFinding({ all, levels }: PublishedRole): string | null {
  const known = levels.filter(isPublished).filter(isFirm);
  const steps = known.slice(1).flatMap((upper, index) => {
    const lower = known[index];
    return lower ? [{ lower, upper, gain: upper.p50 / lower.p50 - 1 }] : [];
  });
  const [largest] = steps.toSorted((a, b) => b.gain - a.gain);
  if (!largest || largest.gain < STEP || steps.some(({ gain }) => gain < 0)) return null;
  const [from, to] = [largest.lower, largest.upper].map(nameOf);
  const most = steps.length > 1 ? ' most,' : '';
  return `${usd(all.p50)} at the median; from ${from} to ${to} it rises${most} by ${percent(largest.gain)}`;
}

function nameOf({ level }: PublishedBand): string {
  return level === null ? '' : levelLabels[level].toLowerCase();
}

function distanceFinding({ all }: PublishedRole, roles: readonly PublishedRole[]): string {
  const middle = middleOf(roles.map((other) => other.all.p50));
  const gap = all.p50 / middle - 1;
  const opening = `${usd(all.p50)} at the median`;
  if (roles.length < 3) return opening;
  if (Math.abs(gap) < NEAR) return `${opening}, in the middle of these roles`;
  return `${opening}, ${percent(gap)} ${gap > 0 ? 'above' : 'below'} the middle of these roles`;
}

/** The finding of the picture of official wages; with a role of the same name, how far apart the two sources are. */
export function officialFinding(guide: Guide): string {
  const [pair] = comparablePairs(guide).filter(({ role }) => isFirm(role.all));
  if (pair) {
    const side = pair.gap > 0 ? 'above' : 'below';
    return `Reported ranges for ${pair.role.label} are ${percent(pair.gap)} ${side} the official wage`;
  }
  const known = guide.occupations.flatMap(({ name, now: { p50 } }) =>
    p50 === null ? [] : [{ name, p50 }],
  );
  const [top, bottom] = [known[0], known.at(-1)];
  return top && bottom && top !== bottom
    ? `Official medians go from ${usd(bottom.p50)} to ${usd(top.p50)}`
    : '';
}

/** How the official median that rose most has moved. */
export function historyFinding({ occupations }: Pick<Guide, 'occupations'>): string {
  const moves = occupations.flatMap((occupation) => medianChange(occupation) ?? []);
  const [most] = moves.toSorted((a, b) => b.yearly - a.yearly);
  if (!most) return '';
  const moved = most.yearly < 0 ? 'fell' : 'rose';
  return `${most.name}: the median ${moved} ${percent(most.yearly)} a year from ${most.first} to ${most.last}`;
}

/** The provinces with the highest and the lowest median of an occupation; empty where fewer than two have one. */
export function canadaFinding({ provinces }: GuideCanadianOccupation): string {
  const known = provinces.flatMap(({ regionName, p50 }) =>
    p50 === null || regionName === null ? [] : [{ regionName, p50 }],
  );
  const [top, bottom] = [known[0], known.at(-1)];
  if (!top || !bottom || top === bottom) return '';
  return `Highest in ${top.regionName}, ${cad(top.p50)}; lowest in ${bottom.regionName}, ${cad(bottom.p50)}`;
}
