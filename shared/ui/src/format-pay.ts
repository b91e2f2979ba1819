/** Currencies that pay is given in. */
export type Currency = 'USD' | 'CAD';

// The locale is fixed: the composer and every browser have to write the same text.
const full = { USD: formatter('USD', 'standard'), CAD: formatter('CAD', 'standard') };
const short = { USD: formatter('USD', 'compact'), CAD: formatter('CAD', 'compact') };
const count = new Intl.NumberFormat('en-US');

function formatter(currency: Currency, notation: 'standard' | 'compact'): Intl.NumberFormat {
  const style = { style: 'currency', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat('en-US', { ...style, currency, notation });
}

/** `$170,900` or `CA$95,992`, rounded to whole units of the currency, which `amount` is in. */
export function formatPay(amount: number, currency: Currency): string {
  return full[currency].format(amount);
}

/** `$171K`, from `amount` in units of the currency: for charts and running text. */
export function formatShortPay(amount: number, currency: Currency): string {
  return short[currency].format(amount);
}

/** `2,132`. */
export function formatCount(n: number): string {
  return count.format(n);
}

/** `2024–2025`, from the data's `2024-2025`; other periods as they are. */
export function formatPeriod(period: string): string {
  return period.replace(/(\d)-(\d)/g, '$1–$2');
}
