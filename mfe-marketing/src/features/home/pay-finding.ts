import { formatShortPay } from '@talent/ui/format-pay';
import type { PayBand } from '../../api/get-pay-bands';
import { formatPostings } from '../pay-figures/format-postings';

/** The finding of one band as a sentence. What lies between the 25th and the 75th percentile is the middle half. */
export function payFinding({ roleLabel, p25, p50, p75, postings }: PayBand): string {
  const range = `${formatShortPay(p25, 'USD')} to ${formatShortPay(p75, 'USD')}`;
  return `${roleLabel}: the middle half of ${formatPostings(postings)} offers ${range} a year, the median ${formatShortPay(p50, 'USD')}.`;
}
