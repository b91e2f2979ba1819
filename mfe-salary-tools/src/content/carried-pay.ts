import type { MarketData, MarketSource } from '@talent/api/market/market-data';
import { addMonths, provenanceOf, seriesOf } from '@talent/api/market/read-market';
import { formatEdition, formatFigure, formatPay, formatPeriod } from '@talent/sdk/format';
import { carryForward } from '../calculations/carry-forward';
import type { SourceLine } from '../features/role/facts/role-page-data';

/** A measured figure of the United States. */
export interface MeasuredPay {
  /** Before the amount: `Official pay, Austin, TX`. */
  label: string;
  /** US dollars a year. */
  p50: number;
  /** Such as `May 2025` or `2024-2025`. */
  period: string;
  /** Last day that it describes, YYYY-MM-DD. */
  to: string;
}

/** An estimate in words, and the source that it rests on besides the figure's own. */
export interface CarriedPay {
  /** `Estimate for April 2026`. */
  title: string;
  /** The amount with its ends, and how it was made. */
  text: readonly string[];
  source: SourceLine;
}

/** The source of the growth that the estimate needs: a page loads no other. */
export const growthSource = 'posted-wage-growth-by-country';

/**
 * Carries a figure forward to the newest month of posted wage growth in the United States.
 * @param market has the series of `growthSource`
 * @returns null without the figure or the series, and where the growth ends before the figure or begins after it
 */
export function carriedPay(figure: MeasuredPay | null, market: MarketData): CarriedPay | null {
  const growth = seriesOf(market, 'wage-growth', 'US');
  if (figure === null || growth === null) return null;
  const end = figure.to.slice(0, 7);
  const carried = carryForward(figure.p50, end, growth);
  if (carried === null) return null;
  const { value, low, high, months, month } = carried;
  const to = formatEdition(month);
  const span = months === 1 ? to : `${formatEdition(addMonths(end, 1))} to ${to}`;
  const percent = formatFigure((value / figure.p50 - 1) * 100, 1);
  return {
    title: `Estimate for ${to}`,
    text: [
      `${figure.label}: ${formatPay(figure.p50, 'USD')} (${formatPeriod(figure.period)}) is about ${rounded(value)} in ${to}. The estimate runs from ${rounded(low)} to ${rounded(high)}.`,
      `It adds the growth of all wages in US job postings, ${percent}% over ${span}. The ends use the lowest and the highest growth of ${months < 12 ? 'the last 12 months' : 'those months'}. Nobody measured this figure. It assumes that pay for this job moved like pay for all jobs. The error of the measured figure is not included.`,
    ],
    source: sourceOf(provenanceOf(market, growth)),
  };
}

/** To hundreds: the estimate knows no more. */
function rounded(amount: number): string {
  return formatPay(Math.round(amount / 100) * 100, 'USD');
}

function sourceOf({ name, url, licence, attribution, changes }: MarketSource): SourceLine {
  return { name, url, text: `License: ${licence}. ${attribution} Changes: ${changes}` };
}
