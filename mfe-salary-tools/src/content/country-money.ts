/** The money of each country's figures: code, sign before an amount, and name. Nothing is converted. */
export const countryMoney = {
  US: { currency: 'USD', sign: '$', unit: 'US dollars' },
  CA: { currency: 'CAD', sign: 'CA$', unit: 'Canadian dollars' },
} as const;
