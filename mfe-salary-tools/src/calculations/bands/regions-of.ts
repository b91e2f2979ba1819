import type { SalaryData } from '@talent/api/salary/salary-data';
import type { BandQuestion } from './place/closest-band';

/**
 * The provinces and cities that the data has figures for in a country, by name. Those of all roles, so that a
 * change of role keeps the place; a chosen place that the data does not know stays in the list.
 */
export function regionsOf(
  { bands }: Pick<SalaryData, 'bands'>,
  { country, region }: Pick<BandQuestion, 'country' | 'region'>,
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
