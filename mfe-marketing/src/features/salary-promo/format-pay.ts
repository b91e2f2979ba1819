const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

// The locale is fixed: the composer and every browser have to write the same text.
const full = new Intl.NumberFormat('en-US', dollars);
const short = new Intl.NumberFormat('en-US', { ...dollars, notation: 'compact' });
const count = new Intl.NumberFormat('en-US');

/** `$170,900`, from US dollars. */
export function formatPay(pay: number): string {
  return full.format(pay);
}

/** `$171K`, from US dollars, for labels in a drawing. */
export function formatShortPay(pay: number): string {
  return short.format(pay);
}

/** `2,132 postings`. */
export function formatPostings(postings: number): string {
  return `${count.format(postings)} ${postings === 1 ? 'posting' : 'postings'}`;
}

/** `2024–2025`, from the data's `2024-2025`. */
export function formatPeriod(period: string): string {
  return period.replace(/(\d)-(\d)/, '$1–$2');
}
