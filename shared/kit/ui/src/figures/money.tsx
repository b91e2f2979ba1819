import { formatPay, formatPayRange, type Currency } from '@talent/sdk/format';

export type MoneyProps = {
  /** In whole units of the currency: `185000` is 185,000 dollars. */
  amount: number;
  currency: Currency;
  /** The end of a range that begins with `amount`. */
  upTo?: number | undefined;
  /** The time that the amount pays for; by default none is shown. */
  per?: 'year' | undefined;
};

/**
 * A salary with figures of one width: `$185,000 a year`, `CA$150,000–CA$180,000`. In a narrow window it may take a second line,
 * which begins after the dash: a range with wide text spacing does not fit in 320 px.
 * The locale is fixed, so that the server and every browser write the same text.
 */
export function Money({ amount, currency, upTo, per }: MoneyProps) {
  return (
    <span className="tabular-nums sm:whitespace-nowrap">
      <span translate="no">
        {upTo === undefined ? formatPay(amount, currency) : formatPayRange(amount, upTo, currency)}
      </span>
      {per && <span> a year</span>}
    </span>
  );
}
