import type { SalaryBand } from '@talent/data/salary-data';
import { formatCount } from '@talent/ui/format-pay';
import { guideHead } from '../content/guide-head';
import { guideText } from '../content/guide-text';
import type { Guide, GuideCanadianOccupation, GuideOccupation, GuideRole } from './guide';
import { medianChange } from './median-change';
import { percent } from './words';

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

/** Every year that some occupation has, oldest first. */
export function historyYears(occupations: readonly GuideOccupation[]): readonly number[] {
  const years = occupations.flatMap(({ history }) => history.map(({ year }) => year));
  return [...new Set(years)].toSorted((a, b) => a - b);
}

/** `+3%`: average change of the official median a year. */
export function changeAYear(occupation: GuideOccupation): string {
  const change = medianChange(occupation);
  if (!change) return guideText.historyTable.none;
  return `${change.yearly < 0 ? '−' : '+'}${percent(change.yearly)}`;
}

/** The country, its provinces, then cities. */
export function placesOf({ country, provinces, cities }: GuideCanadianOccupation): SalaryBand[] {
  return [...(country ? [country] : []), ...provinces, ...cities];
}

/** The period of an occupation's figures. */
export function periodOf(occupation: GuideCanadianOccupation): string {
  return placesOf(occupation)[0]?.period ?? '';
}
