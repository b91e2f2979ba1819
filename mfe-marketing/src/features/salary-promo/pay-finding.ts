import type { PayBand } from '../../api/get-pay-bands';
import { formatPostings, formatShortPay } from './format-pay';

/** The finding of one band as a sentence. What lies between the 25th and the 75th percentile is the middle half. */
export function payFinding({ roleLabel, p25, p50, p75, postings }: PayBand): string {
  const range = `${formatShortPay(p25)} to ${formatShortPay(p75)}`;
  return `${roleLabel}: the middle half of ${formatPostings(postings)} offers ${range} a year, the median ${formatShortPay(p50)}.`;
}
