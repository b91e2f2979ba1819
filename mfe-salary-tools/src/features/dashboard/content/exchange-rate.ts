import type { ExchangeRate } from '../../../calculations/bands/convert-pay';

/**
 * Bank of Canada, annual average of the daily rates of 2024 (series FXUSDCAD). Amounts of other years are converted with
 * the same rate, and the page says so.
 */
export const exchangeRate = {
  cadPerUsd: 1.3698,
  name: 'Bank of Canada, annual average 2024',
  url: 'https://www.bankofcanada.ca/rates/exchange/annual-average-exchange-rates/',
} as const satisfies ExchangeRate & { name: string; url: string };

/** Shown beside every converted figure: `converted at 1.3698 CAD for 1 USD (Bank of Canada, annual average 2024)`. */
export const conversionNote = `converted at ${exchangeRate.cadPerUsd} CAD for 1 USD (${exchangeRate.name})`;
