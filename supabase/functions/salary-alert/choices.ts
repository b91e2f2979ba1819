import { rhythmText } from '@talent/api/salary/edition-due';
import type { SalarySource } from '@talent/api/salary/salary-data';
import { formatEdition } from '@talent/sdk/format';

/** Where an alert looks: the countries of the salary figures. */
export const alertCountries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
] as const;

/** What a subscriber may expect of a source: `Official wages, last edition May 2025. New editions: once a year.` */
export function alertSourceLine({
  key,
  name,
  edition,
}: Pick<SalarySource, 'key' | 'name' | 'edition'>): string {
  return `${name}, last edition ${formatEdition(edition)}. New editions: ${rhythmText(key)}.`;
}
