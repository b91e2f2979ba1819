import { formatCount, formatPay } from '@talent/ui/format-pay';
import { guideHead } from '../content/guide-head';
import { guideText } from '../content/guide-text';
import { publishedRoles } from './guide';
import type { Guide, GuideRole } from './guide';

// The locale is fixed: the composer and every browser have to write the same text.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `January 19, 2025`, from `2025-01-19`. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** The day of the newest figures, or of the guide itself where that is later. */
export function modifiedOn({ updatedOn }: Pick<Guide, 'updatedOn'>): string {
  return updatedOn > guideHead.publishedOn ? updatedOn : guideHead.publishedOn;
}

/** `NLP Engineer (n = 4)`. */
export function countOf({ label, all: { n } }: GuideRole): string {
  return n === null ? label : `${label} (n = ${formatCount(n)})`;
}

/** Number of postings behind all roles with figures. */
export function postingsOf(guide: Guide): number {
  return publishedRoles(guide).reduce((sum, { all }) => sum + all.n, 0);
}

/** Three figures that sum the guide up: highest and lowest median, number of postings. None without a published role. */
export function overviewTiles(guide: Guide): readonly { figure: string; label: string }[] {
  const roles = publishedRoles(guide);
  const [highest, lowest] = [roles[0], roles.at(-1)];
  if (!highest || !lowest) return [];
  const { facts } = guideText;
  return [
    { figure: formatPay(highest.all.p50, 'USD'), label: `${facts.highest} ${countOf(highest)}` },
    { figure: formatPay(lowest.all.p50, 'USD'), label: `${facts.lowest} ${countOf(lowest)}` },
    { figure: formatCount(postingsOf(guide)), label: facts.postings },
  ];
}
