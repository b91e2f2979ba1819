import type { PayCountry, PayLevel, WorkMode } from '@talent/api/salary/salary-data';

/** Levels of experience as the source of the pay ranges grades them, lowest first. */
export const levelLabels: Readonly<Record<PayLevel, string>> = {
  EN: 'Entry level',
  MI: 'Mid level',
  SE: 'Senior',
  EX: 'Executive',
};

/** Where the work is done. */
export const workModeLabels: Readonly<Record<WorkMode, string>> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

export const countryLabels: Readonly<Record<PayCountry, string>> = {
  US: 'United States',
  CA: 'Canada',
};

/** The label of each filter's answer that narrows nothing. */
export const anyLabels = {
  level: 'All levels',
  workMode: 'All work modes',
  region: { US: 'Whole country', CA: 'All of Canada' },
} as const;
