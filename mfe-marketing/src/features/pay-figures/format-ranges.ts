import { formatCount, formatPay } from '@talent/sdk/format';
import type { AllRanges } from './api/get-pay-bands';

/** `2,132 ranges`, `1 range`. */
export function formatRanges(ranges: number): string {
  return `${formatCount(ranges)} ${ranges === 1 ? 'range' : 'ranges'}`;
}

/** The median over all ranges with their number, for a cell beside the headline: `$200,000 of 2,132`; a dash without one. */
export function formatAllRanges(all: AllRanges | null, currency: 'USD' | 'CAD'): string {
  return all === null ? '–' : `${formatPay(all.median, currency)} of ${formatCount(all.ranges)}`;
}
