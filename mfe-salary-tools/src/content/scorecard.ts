import { formatPay, formatPeriod } from '@talent/sdk/format';

/** One source's median: a line of a scorecard. */
export interface Score {
  /** What is measured: `Official pay, Austin, TX`. */
  label: string;
  /** US dollars a year. */
  p50: number;
  period: string;
  /** `3,730 employed`; null where the source publishes no number. */
  n: string | null;
}

/** The first score for search engines and social images, after the range of figures that a data set has. */
export function measuredWith(measured: string, subject: string, [first]: readonly Score[]) {
  if (!first) return measured;
  const { label, p50, period } = first;
  const what = `${label[0]?.toLowerCase() ?? ''}${label.slice(1)}, ${formatPeriod(period)}`;
  const name = `${subject}: ${what.includes('median') ? what : `median of ${what}`}`;
  return [measured, { '@type': 'PropertyValue', name, value: formatPay(p50, 'USD') }];
}
