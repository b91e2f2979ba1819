import { formatPay, type Currency } from '@talent/sdk/format';
import type { RangeRow } from '@talent/ui/range-chart';
import { guideText } from '../content/guide-text';

/** A bar of a chart in the PDF, whole units of its currency a year. */
export interface PdfRange {
  label: string;
  /** Small print under the label. */
  detail: string | undefined;
  /** Lower end of the bar; null where there is no bar: the source publishes none, or the band has no width. */
  low: number | null;
  median: number;
  high: number | null;
  isSmall: boolean;
}

/**
 * The rows of the page's chart that have a median, as bars from one percentile to another. A band without width is drawn at
 * its median alone: a narrow bar would look like agreement.
 */
export function barsOf(
  rows: readonly RangeRow[],
  [from, to]: readonly ['p25', 'p75'] | readonly ['p10', 'p90'] = ['p25', 'p75'],
): PdfRange[] {
  return rows.flatMap(({ label, detail, isSmall = false, p50: median, ...row }) => {
    const [low = null, high = null] = [row[from], row[to]];
    if (median === null) return [];
    return low !== null && low === high
      ? [
          {
            label,
            detail: `${detail}, ${guideText.pdfKey.point}`,
            low: null,
            median,
            high: null,
            isSmall,
          },
        ]
      : [{ label, detail, low, median, high, isSmall }];
  });
}

/** A bar in words, for those who do not see it. */
export function describeBar({ label, low, median, high }: PdfRange, currency: Currency): string {
  const pay = (amount: number) => formatPay(amount, currency);
  const middle = `median ${pay(median)}`;
  return low === null || high === null
    ? `${label}: ${middle}.`
    : `${label}: ${pay(low)} to ${pay(high)}, ${middle}.`;
}
