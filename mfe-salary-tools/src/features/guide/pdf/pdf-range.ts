import { formatPay } from '@talent/sdk/format';
import type { Currency } from '@talent/sdk/format';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { PayRange } from '@talent/ui/pay-range-chart';
import { guideText } from '../content/guide-text';
import type { Guide, GuideCanadianOccupation } from '../facts/guide';
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

/** Ranges of a chart on the page as bars of the PDF. */
export function barsOf(ranges: readonly PayRange[]): readonly PdfRange[] {
  return ranges.map(({ label, detail, p25, p50, p75, isSmall = false }) => ({
    label,
    detail,
    low: p25,
    median: p50,
    high: p75,
    isSmall,
  }));
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
