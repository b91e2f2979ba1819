import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { formatDay, formatPeriod } from '@talent/sdk/format';

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
