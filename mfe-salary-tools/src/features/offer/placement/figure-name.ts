import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import type { PublishedFigure } from '../../../calculations/bands/place/percentile';
import { ordinal } from './ordinal';

/** The name of a published figure in a sentence: `the 25th percentile`, `the median`, or Job Bank's `the low wage`. */
export function nameOfFigure({ percent, name }: PublishedFigure, band: SalaryBand): string {
  if (name === 'p50') return 'the median';
  const isJobBank = band.country === 'CA' && band.nKind !== 'postings';
  if (isJobBank && name === 'p10') return 'the low wage';
  if (isJobBank && name === 'p90') return 'the high wage';
  return `the ${ordinal(percent)} percentile`;
}

/** The same with its amount: `the 25th percentile ($120,000)`. */
export function nameOf(figure: PublishedFigure, band: SalaryBand): string {
  return `${nameOfFigure(figure, band)} (${formatPay(figure.amount, band.currency)})`;
}
