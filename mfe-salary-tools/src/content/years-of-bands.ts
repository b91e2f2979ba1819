import type { SalaryBand } from '@talent/api/salary/salary-data';

/** The first and last year that figures describe, as an ISO 8601 interval: `2020/2025`. */
export function yearsOfBands(bands: readonly Pick<SalaryBand, 'period'>[]): string {
  const years = bands.flatMap(({ period }) => period.match(/\b\d{4}\b/g) ?? []).sort();
  return `${years[0] ?? ''}/${years.at(-1) ?? ''}`;
}
