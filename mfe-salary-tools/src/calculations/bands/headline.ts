import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';

/**
 * Whether a band is a headline figure, which is open to everyone for every role: the newest period, all levels and work
 * modes of a place.
 */
export function isHeadline({ current, level, workMode }: SalaryBand): boolean {
  return current && level === null && workMode === null;
}

/** Whether a role has a published median anywhere: the sign-up promises no figures for one that has none. */
export function hasFigure({ bands }: Pick<SalaryData, 'bands'>, role: string): boolean {
  return bands.some((band) => band.role === role && band.p50 !== null);
}
