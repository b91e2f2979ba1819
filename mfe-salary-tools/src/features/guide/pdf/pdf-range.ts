import { formatPay } from '@talent/sdk/format';
import type { Currency } from '@talent/sdk/format';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import { bandShape } from '../../../calculations/bands/band-shape';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { levelLabels } from '../../../content/levels';
import { formatRanges } from '../../../content/reported-ranges';
import { guideText } from '../content/guide-text';
import { isPublished } from '../facts/guide';
import type { Guide, GuideCanadianOccupation, PublishedBand, PublishedRole } from '../facts/guide';
import { bandsOf } from '../facts/guide-tables';

/** A bar of a chart in the PDF, whole units of its currency a year. */
export interface PdfRange {
  label: string;
  /** Small print under the label. */
  detail?: string;
  /** Lower end of the bar; null where the source publishes none, and then there is no bar. */
  low: number | null;
  median: number;
  high: number | null;
  isSmall: boolean;
}

/** All levels of each role, for the picture of them all. */
export function roleBars(roles: readonly PublishedRole[]): readonly PdfRange[] {
  return roles.map(({ label, all }) => rangeBar(label, all));
}

/** All levels of a role, then each level with figures. */
export function levelBars({ all, levels }: PublishedRole): readonly PdfRange[] {
  return [
    rangeBar(guideText.allLevels, all),
    ...levels.flatMap((band) =>
      band.level !== null && isPublished(band) ? [rangeBar(levelLabels[band.level], band)] : [],
    ),
  ];
}

/** A band without width is drawn at its median alone: a narrow bar would look like agreement. */
function rangeBar(label: string, band: PublishedBand): PdfRange {
  const { n, p25, p50, p75 } = band;
  const isPoint = bandShape(band, 'quartiles').kind === 'point';
  return {
    label,
    detail: isPoint ? `${formatRanges(n)}, ${guideText.pdfKey.point}` : formatRanges(n),
    low: isPoint ? null : p25,
    median: p50,
    high: isPoint ? null : p75,
    isSmall: n < SMALL_SAMPLE,
  };
}

/** Official wages: the middle half of the employees of each occupation. */
export function occupationBars({ occupations }: Pick<Guide, 'occupations'>): readonly PdfRange[] {
  return occupations.flatMap(({ name, now }) => barOf(name, now, now.p25, now.p75));
}

/** Wages of a Canadian occupation: low to high in each place. */
export function placeBars(occupation: GuideCanadianOccupation): readonly PdfRange[] {
  return bandsOf(occupation).flatMap((band) =>
    barOf(band.regionName ?? guideText.canadaTable.country, band, band.p10, band.p90),
  );
}

function barOf(label: string, { p50 }: SalaryBand, low: number | null, high: number | null) {
  return p50 === null ? [] : [{ label, low, median: p50, high, isSmall: false }];
}

/** A bar in words, for those who do not see it. */
export function describeBar({ label, low, median, high }: PdfRange, currency: Currency): string {
  const pay = (amount: number) => formatPay(amount, currency);
  const middle = `median ${pay(median)}`;
  return low === null || high === null
    ? `${label}: ${middle}.`
    : `${label}: ${pay(low)} to ${pay(high)}, ${middle}.`;
}
