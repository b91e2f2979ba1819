import type { PayCountry, PayLevel, SalaryData, WorkMode } from '@talent/api/salary/salary-data';

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

/**
 * The provinces and cities that the data has figures for in a country, by name. Those of all roles, so that a
 * change of role keeps the place; a chosen place that the data does not know stays in the list.
 */
export function regionsOf(
  { bands }: Pick<SalaryData, 'bands'>,
  { country, region }: { country: PayCountry; region: string | null },
): { value: string; label: string }[] {
  const names = new Map<string, string>();
  for (const band of bands) {
    if (band.country !== country || band.region === null || !band.current) continue;
    names.set(band.region, band.regionName ?? band.region);
  }
  if (region !== null && !names.has(region)) names.set(region, region);
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));
}
