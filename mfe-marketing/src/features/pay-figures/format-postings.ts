import { formatCount } from '@talent/sdk/format';

/** `2,132 postings`. */
export function formatPostings(postings: number): string {
  return `${formatCount(postings)} ${postings === 1 ? 'range' : 'ranges'}`;
}
