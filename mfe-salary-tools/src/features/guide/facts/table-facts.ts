import { formatCount, formatPay } from '@talent/sdk/format';
import { formatRanges } from '../../../content/reported-ranges';
import { sourceDates } from '../../../content/source-dates';
import { guideHead } from '../content/guide-head';
import { guideText } from '../content/guide-text';
import { firmRoles, publishedRoles, type Guide, type GuideRole } from './guide';

/** The period and the age of the pay ranges, and the day of their file. */
export function guideDates({ roles, sources }: Pick<Guide, 'roles' | 'sources'>): string {
  const bands = roles.slice(0, 1).map(({ all }) => all);
  return sourceDates(bands, sources.postings);
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

/**
 * Three figures that summarize the guide: highest and lowest median of the roles with at least a hundred ranges, and the number
 * of ranges. None without a published role.
 */
export function overviewTiles(guide: Guide): readonly { figure: string; label: string }[] {
  const roles = publishedRoles(guide);
  if (roles.length === 0) return [];
  const { facts } = guideText;
  const firm = firmRoles(roles);
  const [highest, lowest] = [firm[0], firm.at(-1)];
  const ends = highest && lowest && highest !== lowest ? { highest, lowest } : null;
  return [
    ...(ends
      ? [
          {
            figure: formatPay(ends.highest.all.p50, 'USD'),
            label: `${facts.highest} ${countOf(ends.highest)}`,
          },
          {
            figure: formatPay(ends.lowest.all.p50, 'USD'),
            label: `${facts.lowest} ${countOf(ends.lowest)}`,
          },
        ]
      : []),
    { figure: formatCount(rangesIn(guide)), label: facts.ranges },
  ];
}
