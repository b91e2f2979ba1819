/** Currencies of salary data. */
export type Currency = 'USD' | 'CAD';

// The composer and every browser must write the same text. Creating one number formatter of Intl also takes
// longer during hydration than all of this code.
const signs: Record<Currency, string> = { USD: '$', CAD: 'CA$' };
const units = ['', 'K', 'M', 'B'] as const;

/** `$170,900` or `CA$95,992`, rounded to whole units of the currency, which `amount` is in. */
export function formatPay(amount: number, currency: Currency): string {
  return signed(amount, currency, formatCount(Math.round(Math.abs(amount))));
}

/** `$171K`, from `amount` in units of the currency: for charts and running text. */
export function formatShortPay(amount: number, currency: Currency): string {
  let short = Math.round(Math.abs(amount));
  let unit = 0;
  for (; short >= 1000 && unit < units.length - 1; unit += 1) {
    short = Math.round(Math.abs(amount) / 1000 ** (unit + 1));
  }
  return signed(amount, currency, `${formatCount(short)}${units[unit] ?? ''}`);
}

/** `2,132`. */
export function formatCount(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

function signed(amount: number, currency: Currency, digits: string): string {
  return `${amount <= -0.5 ? '-' : ''}${signs[currency]}${digits}`;
}

/** `2024–2025`, from the data's `2024-2025`; other periods as they are. */
export function formatPeriod(period: string): string {
  return period.replace(/(\d)-(\d)/g, '$1–$2');
}
