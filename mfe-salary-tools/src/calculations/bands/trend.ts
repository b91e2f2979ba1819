import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { BandQuestion } from './find-bands';
import { cellKey } from './salary-index';
import type { SalaryIndex } from './salary-index';

/** `2024-2025` covers several years; `2024` and `May 2025` do not. */
const SPAN = /\d{4}\D+\d{4}/;

/**
 * The history of one role, earliest first. Periods of
 * several years are left out where single years exist. Suppressed years stay in.
 */
export function trendOf(
  index: SalaryIndex,
  { period: _, ...cell }: BandQuestion,
  role: string,
): readonly SalaryBand[] {
  const bands = index.cells.get(cellKey({ ...cell, role })) ?? [];
  const single = bands.filter(({ period }) => !SPAN.test(period));
  return single.length > 0 ? single : bands;
}
