import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { formatPeriod } from '@talent/ui/format-pay';

// Creating a date formatter of Intl takes longer during hydration than all of this code.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `January 19, 2025`, from `2025-01-19`. */
export function formatDay(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}

/** The name of an edition as people write it: `January 19, 2025`, `May 2025` or `2025`, from `2025-01-19`, `2025-05` or `2025`. */
export function formatEdition(edition: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(edition)) return formatDay(edition);
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(edition) ?? [];
  return year ? `${months[Number(month) - 1] ?? ''} ${year}` : edition;
}

/**
 * The two dates of figures, in two sentences: the time that they describe, and the day on which we fetched the file.
 * Without bands only the second.
 */
export function sourceDates(
  bands: readonly Pick<SalaryBand, 'period' | 'year'>[],
  { retrievedOn }: Pick<SalarySource, 'retrievedOn'>,
): string {
  const inOrder = bands.toSorted((a, b) => a.year - b.year);
  const [first, last] = [inOrder[0]?.period, inOrder.at(-1)?.period];
  const fetched = `We fetched the file on ${formatDay(retrievedOn)}.`;
  if (first === undefined || last === undefined) return fetched;
  const described = [...new Set([first, last])].map(formatPeriod).join(' to ');
  return `The figures describe ${described}. ${fetched}`;
}
