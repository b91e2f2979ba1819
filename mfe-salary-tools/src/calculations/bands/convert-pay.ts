import type { SalaryBand } from '@talent/api/salary/salary-data';
import { publishedFigures } from './percentile';

/** One published rate between the two currencies. */
export interface ExchangeRate {
  /** Canadian dollars for one US dollar. */
  cadPerUsd: number;
}

export type Currency = SalaryBand['currency'];

/** An amount in the other currency, rounded to its whole units; in the same one it stays as it is. */
export function convertPay(
  amount: number,
  from: Currency,
  to: Currency,
  { cadPerUsd }: ExchangeRate,
): number {
  if (from === to) return amount;
  return Math.round(from === 'USD' ? amount * cadPerUsd : amount / cadPerUsd);
}

/** A band with every amount of money in `to`. */
export function convertBand(band: SalaryBand, to: Currency, rate: ExchangeRate): SalaryBand {
  if (band.currency === to) return band;
  const convert = (amount: number) => convertPay(amount, band.currency, to, rate);
  return {
    ...band,
    currency: to,
    ...Object.fromEntries(
      publishedFigures(band).map(({ name, amount }) => [name, convert(amount)]),
    ),
    interval: band.interval && {
      low: convert(band.interval.low),
      high: convert(band.interval.high),
    },
    bins: band.bins && {
      ...band.bins,
      start: convert(band.bins.start),
      width: convert(band.bins.width),
    },
  };
}
