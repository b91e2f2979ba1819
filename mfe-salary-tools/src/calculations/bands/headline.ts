import type { SalaryBand } from '@talent/api/salary/salary-data';

/**
 * Whether a band is a headline figure, which is open to everyone for every role: the newest period, all levels and work
 * modes of a place.
 */
export function isHeadline({ current, level, workMode }: SalaryBand): boolean {
  return current && level === null && workMode === null;
}
