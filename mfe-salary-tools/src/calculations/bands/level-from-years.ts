import type { PayLevel } from '@talent/api/salary/salary-data';

/** Years from which a level begins, by this site's own rule; the sources name levels without any years. */
export const LEVEL_YEARS = { MI: 2, SE: 5 } as const;

/**
 * The level for a number of years of relevant experience, by our own rule. Never the executive one: that is
 * a position, not a number of years.
 */
export function levelFromYears(years: number): Exclude<PayLevel, 'EX'> {
  if (years < LEVEL_YEARS.MI) return 'EN';
  return years < LEVEL_YEARS.SE ? 'MI' : 'SE';
}
