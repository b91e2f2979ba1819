import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatCount } from '@talent/sdk/format';

/** What is known about the file behind the reported pay ranges; each salary page says it near its first figure. */
export const rangesOrigin =
  'The publisher of the ranges calls its file survey answers, but nearly all of its rows look like the two ends of advertised pay ranges.';

/** `1 range`, `2,132 ranges`. */
export function formatRanges(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'range' : 'ranges'}`;
}

/** `1 range`, `975 different ranges`: a sample that counts each different range once. */
export function formatDifferentRanges(count: number): string {
  return count === 1 ? '1 range' : `${formatCount(count)} different ranges`;
}

/** `2,132 ranges`, `245,000 employed`; null where the source publishes no number. */
export function formatSample({ n, nKind }: Pick<SalaryBand, 'n' | 'nKind'>): string | null {
  if (n === null) return null;
  return nKind === 'employment_estimate' ? `${formatCount(n)} employed` : formatRanges(n);
}
