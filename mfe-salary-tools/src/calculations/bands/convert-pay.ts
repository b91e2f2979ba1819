import type { ExchangeRate, SalaryBand } from '@talent/api/salary/salary-data';
import { publishedFigures } from './place/percentile';

export type Currency = SalaryBand['currency'];

/** An amount in the other currency, rounded to its whole units; in the same one it stays as it is. */
export function convertPay(
  amount: number,
  from: Currency,
  to: Currency,
  { cadPerUsd }: Pick<ExchangeRate, 'cadPerUsd'>,
): number {
  if (from === to) return amount;
  return Math.round(from === 'USD' ? amount * cadPerUsd : amount / cadPerUsd);
}

/** A band with every amount of money in `to`. */
export function convertBand(
  band: SalaryBand,
  to: Currency,
  rate: Pick<ExchangeRate, 'cadPerUsd'>,
): SalaryBand {
  if (band.currency === to) return band;
  const convert = (amount: number) => convertPay(amount, band.currency, to, rate);
  const converted = (figures: Parameters<typeof publishedFigures>[0]) =>
    Object.fromEntries(
      publishedFigures(figures).map(({ name, amount }) => [name, convert(amount)]),
    );
  return {
    ...band,
    currency: to,
    ...converted(band),
    interval: band.interval && {
      low: convert(band.interval.low),
      high: convert(band.interval.high),
    },
    allRows: band.allRows && { ...band.allRows, ...converted(band.allRows) },
    bins: band.bins && {
      ...band.bins,
      start: convert(band.bins.start),
      width: convert(band.bins.width),
    },
  };
}
