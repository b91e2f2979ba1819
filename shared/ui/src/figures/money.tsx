import { classList } from '../class-names/class-list.ts';
import { formatPay, formatShortPay, type Currency } from './format-pay.ts';

export type MoneyProps = {
  /** In whole units of the currency: `185000` is 185,000 dollars. */
  amount: number;
  currency: Currency;
  /** The end of a range that begins with `amount`. */
  upTo?: number | undefined;
  /** The time that the amount pays for; by default none is shown. */
  per?: 'year' | 'hour' | undefined;
  /** `$185K` instead of `$185,000`, for charts and small screens. */
  compact?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A salary or rate with figures of one width: `$185,000 a year`, `CA$150,000–CA$180,000`.
 * The locale is fixed, so that the server and every browser write the same text.
 */
export function Money({ amount, currency, upTo, per, compact = false, className }: MoneyProps) {
  const range = upTo === undefined ? [amount] : [amount, upTo];
  return (
    <span className={classList('whitespace-nowrap tabular-nums', className)}>
      {range.map((value) => formatMoney(value, currency, compact)).join('–')}
      {per && ` ${per === 'year' ? 'a year' : 'an hour'}`}
    </span>
  );
}

function formatMoney(value: number, currency: Currency, compact: boolean): string {
  if (compact) return formatShortPay(value, currency);
  if (Number.isInteger(value)) return formatPay(value, currency);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(value);
}
