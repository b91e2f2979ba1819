import type { SalaryBand } from '@talent/data/salary-data';
import type { BandQuestion } from './find-bands';
import { cellKey } from './salary-index';
import type { SalaryIndex } from './salary-index';

/**
 * Bands of one role year by year, earliest first: what the history of a source holds of it. Periods of
 * several years are left out where there are single ones, since they hold them. Suppressed years stay in.
 */
export function trendOf(
  index: SalaryIndex,
  { period: _, ...cell }: BandQuestion,
  role: string,
): readonly SalaryBand[] {
  const bands = index.cells.get(cellKey({ ...cell, role })) ?? [];
  const single = bands.filter(({ period }) => !isSpan(period));
  return single.length > 0 ? single : bands;
}

/** `2024-2025` covers several years; `2024` and `May 2025` do not. */
function isSpan(period: string): boolean {
  return /\d{4}\D+\d{4}/.test(period);
}
