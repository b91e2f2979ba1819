import { formatCount } from '@talent/ui/format-pay';

/** `2,132 postings`. */
export function formatPostings(postings: number): string {
  return `${formatCount(postings)} ${postings === 1 ? 'range' : 'ranges'}`;
}
