import { formatCount, formatDay, formatPay, formatPeriod } from '@talent/sdk/format';
import { formatRanges } from '../../../content/reported-ranges';
import { guideHead } from '../content/guide-head';
import { guideText } from '../content/guide-text';
import { publishedRoles } from './guide';
import type { Guide, GuideRole } from './guide';

/**
 * The period of the pay ranges and the day of the newest fetched file:
 * `Pay ranges for 2024–2025, files fetched November 21, 2026`.
 */
export function guideDates({ roles, updatedOn }: Pick<Guide, 'roles' | 'updatedOn'>): string {
  const { ranges, fetched } = guideText.dates;
  const period = formatPeriod(roles[0]?.all.period ?? '');
  return `${ranges} ${period}, ${fetched} ${formatDay(updatedOn)}`;
}

/** The day of the newest figures, or of the guide itself where that is later. */
export function modifiedOn({ updatedOn }: Pick<Guide, 'updatedOn'>): string {
  return updatedOn > guideHead.publishedOn ? updatedOn : guideHead.publishedOn;
}

/** `NLP Engineer (4 ranges)`. */
export function countOf({ label, all: { n } }: GuideRole): string {
  return n === null ? label : `${label} (${formatRanges(n)})`;
}

/** Number of ranges that all roles with figures are based on. */
export function rangesIn(guide: Guide): number {
  return publishedRoles(guide).reduce((sum, { all }) => sum + all.n, 0);
}

/** Three figures that summarize the guide: highest and lowest median, number of ranges. None without a published role. */
export function overviewTiles(guide: Guide): readonly { figure: string; label: string }[] {
  const roles = publishedRoles(guide);
  const [highest, lowest] = [roles[0], roles.at(-1)];
  if (!highest || !lowest) return [];
  const { facts } = guideText;
  return [
    { figure: formatPay(highest.all.p50, 'USD'), label: `${facts.highest} ${countOf(highest)}` },
    { figure: formatPay(lowest.all.p50, 'USD'), label: `${facts.lowest} ${countOf(lowest)}` },
    { figure: formatCount(rangesIn(guide)), label: facts.ranges },
  ];
}
