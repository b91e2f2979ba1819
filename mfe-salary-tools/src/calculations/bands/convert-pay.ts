import type { SalaryBand } from '@talent/api/salary/salary-data';

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
  const figure = (amount: number | null) => (amount === null ? null : convert(amount));
  return {
    ...band,
    currency: to,
    p10: figure(band.p10),
    p25: figure(band.p25),
    p50: figure(band.p50),
    p75: figure(band.p75),
    p90: figure(band.p90),
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
