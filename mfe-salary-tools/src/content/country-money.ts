import { formatPay, formatShortPay } from '@talent/sdk/format';

/** The money of each country's figures: code, sign before an amount, and name. Nothing is converted. */
export const countryMoney = {
  US: { currency: 'USD', sign: '$', unit: 'US dollars' },
  CA: { currency: 'CAD', sign: 'CA$', unit: 'Canadian dollars' },
} as const;

/** US dollars in full and in few letters, for a chart. */
export const dollars = {
  format: (amount: number) => formatPay(amount, 'USD'),
  formatShort: (amount: number) => formatShortPay(amount, 'USD'),
} as const;
