/**
 * How money, counts, percent, ranges and dates are written on every page, in every mail and in the tools of the staff. The locale
 * is fixed: the composer and every browser must write the same text. Nothing here uses `Intl`, because to create one of
 * its formatters during hydration takes longer than all of this code.
 */

/** Currencies of salary data. */
export type Currency = 'USD' | 'CAD';

const signs: Record<Currency, string> = { USD: '$', CAD: 'CA$' };
const units = ['', 'K', 'M', 'B'] as const;

/** `$170,900` or `CA$95,992`, rounded to whole units of the currency, which `amount` is in. */
export function formatPay(amount: number, currency: Currency): string {
  return signed(amount, currency, formatCount(Math.round(Math.abs(amount))));
}

/** `CA$150,000–CA$180,000`: both ends have the sign, so that each can be quoted alone. */
export function formatPayRange(low: number, high: number, currency: Currency): string {
  return `${formatPay(low, currency)}–${formatPay(high, currency)}`;
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

/** `2,132`, from a whole number. */
export function formatCount(n: number): string {
  return String(n).replace(/\B(?=(\d{3}){1,7}$)/g, ',');
}

/** `1,234.5`: at most so many decimals, and no zeros at the end. */
export function formatFigure(value: number, mostDecimals = 2): string {
  const rounded = Number(value.toFixed(mostDecimals));
  const [whole = '', decimals] = String(Object.is(rounded, -0) ? 0 : rounded).split('.');
  // JavaScript writes numbers of more than 21 digits with an exponent.
  const grouped = whole.replace(/\B(?=(\d{3}){1,7}$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** `12%` of 0.123; with one decimal at most `12.3%`. */
export function formatPercent(share: number, mostDecimals = 0): string {
  return `${formatFigure(share * 100, mostDecimals)}%`;
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `November`, from 0 for January. */
export function monthName(month: number): string {
  return months[month] ?? '';
}

/** `May 26, 2026`, the day in UTC, from a day or a moment in ISO 8601. */
export function formatDay(iso: string): string {
  const day = new Date(iso);
  return `${monthName(day.getUTCMonth())} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** The name of an edition as people write it: `January 19, 2025`, `May 2025` or `2025`, from `2025-01-19`, `2025-05` or `2025`. */
export function formatEdition(edition: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(edition)) return formatDay(edition);
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(edition) ?? [];
  return year ? `${monthName(Number(month) - 1)} ${year}` : edition;
}

/** `2024–2025`, from the data's `2024-2025`; other periods as they are. */
export function formatPeriod(period: string): string {
  return period.replace(/(\d)-(\d)/g, '$1–$2');
}

function signed(amount: number, currency: Currency, digits: string): string {
  return `${amount <= -0.5 ? '-' : ''}${signs[currency]}${digits}`;
}
