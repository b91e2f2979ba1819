import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatFigure, formatPay } from '@talent/sdk/format';
import { rangesOrigin, rangesRepeats } from '../../../content/reported-ranges';
import { gapToMedian, positionOf } from '../../../calculations/bands/percentile';
import type { PublishedFigure } from '../../../calculations/bands/percentile';

/**
 * A sentence on an amount's position in a band. Beyond the outermost published figures it says only that.
 * @param subject - name of the amount: `Your base`.
 * @param amount - in the band's currency, a year.
 */
export function positionText(subject: string, amount: number, band: SalaryBand): string {
  const pay = formatPay(amount, band.currency);
  const position = positionOf(amount, band);
  switch (position.status) {
    case 'within':
      return `${subject} of ${pay} is at about the ${ordinal(position.percentile)} percentile: ${whoIsBelow(band, position.percentile)}.`;
    case 'below':
      return `${subject} of ${pay} is below the ${nameOf(position.figure, band)}. The source has no finer figures for the lowest ${position.figure.percent} in 100.`;
    case 'above':
      return `${subject} of ${pay} is above the ${nameOf(position.figure, band)}. The source has no finer figures for the highest ${100 - position.figure.percent} in 100.`;
    case 'unknown':
      return 'The source gives a single figure here, so there is no percentile.';
  }
}

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

function whoIsBelow(band: SalaryBand, percentile: number): string {
  const share = `${Math.round(percentile)} in 100`;
  return band.nKind === 'postings'
    ? `${share} ranges have their midpoint there or below`
    : `${share} employees earn that much or less`;
}

function nameOf({ percent, name, amount }: PublishedFigure, band: SalaryBand): string {
  const isJobBank = band.country === 'CA' && band.nKind !== 'postings';
  const names: Partial<Record<PublishedFigure['name'], string>> = isJobBank
    ? { p10: 'low wage', p90: 'high wage' }
    : {};
  return `${names[name] ?? `${ordinal(percent)} percentile`} (${formatPay(amount, band.currency)})`;
}

function ordinal(value: number): string {
  const whole = Math.round(value);
  const isTeen = whole % 100 >= 11 && whole % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][whole % 10] ?? 'th');
  return `${whole}${ending}`;
}

/** From a value in percent: one decimal below ten. */
function percentOf(value: number): string {
  return `${formatFigure(value, value < 10 ? 1 : 0)}%`;
}
