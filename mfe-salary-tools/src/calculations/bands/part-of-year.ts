import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';

/** Whether a band describes a year that was not over when its source was published. */
export function isPartOfYear(
  { period }: Pick<SalaryBand, 'period'>,
  source: Pick<SalarySource, 'edition'> | undefined,
): boolean {
  // An edition of a whole year has no month.
  return /^\d{4}$/.test(period) && source?.edition.startsWith(`${period}-`) === true;
}
