import { formatPay, formatShortPay, type Currency } from '@talent/sdk/format';

/** The money of each country's figures: code, sign before an amount, and name. Nothing is converted. */
export const countryMoney = {
  US: { currency: 'USD', sign: '$', unit: 'US dollars' },
  CA: { currency: 'CAD', sign: 'CA$', unit: 'Canadian dollars' },
} as const;

/** Amounts of a currency in full and in few letters, for a chart. */
export const moneyFormats = (currency: Currency) => ({
  format: (amount: number) => formatPay(amount, currency),
  formatShort: (amount: number) => formatShortPay(amount, currency),
});

export const dollars = moneyFormats('USD');
