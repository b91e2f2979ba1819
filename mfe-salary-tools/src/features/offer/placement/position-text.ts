import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatFigure, formatPay } from '@talent/sdk/format';
import { rangesOrigin, rangesRepeats } from '../../../content/reported-ranges';
import { gapToMedian } from '../../../calculations/bands/place/percentile';

/** How far an amount is from the median, in a sentence; null where there is no median. */
export function gapText(amount: number, band: SalaryBand): string | null {
  const gap = gapToMedian(amount, band);
  if (gap === null || band.p50 === null) return null;
  const median = `the median of ${formatPay(band.p50, band.currency)}`;
  if (Math.round(gap.amount) === 0) return `That is ${median}.`;
  const distance = formatPay(Math.abs(gap.amount), band.currency);
  const percent = percentOf(Math.abs(gap.percent));
  return `That is ${distance} (${percent}) ${gap.amount > 0 ? 'above' : 'below'} ${median}.`;
}

/** A sentence on what the figures of a band measure and how the comparison is made. */
export function basisText(band: SalaryBand): string {
  if (band.nKind === 'postings') {
    return `Each range of pay counts at its midpoint. We compare your base salary with these; bonus and equity are left out. ${rangesOrigin} ${rangesRepeats}`;
  }
  const what =
    band.country === 'CA'
      ? 'Job Bank gives a low, a median and a high hourly wage, shown here for a year of 2,080 hours. In most cases low and high are the 10th and 90th percentile. Between these three we draw a straight line.'
      : 'These are official wages of people employed in a whole occupation, which is broader than the role. Reported pay ranges measure something else.';
  return `${what} Equity is not included.`;
}

/** From a value in percent: one decimal below ten. */
function percentOf(value: number): string {
  return `${formatFigure(value, value < 10 ? 1 : 0)}%`;
}
