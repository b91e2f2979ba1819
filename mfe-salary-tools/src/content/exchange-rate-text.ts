import type { ExchangeRate } from '@talent/api/salary/salary-data';
import { formatDay } from '@talent/sdk/format';

/**
 * Shown beside every converted figure, with the source and the day of the rate:
 * `converted at 1.3698 CAD for 1 USD (Bank of Canada, average of 2024 up to December 31, 2024)`.
 */
export function conversionNote({ cadPerUsd, kind, day, source }: ExchangeRate): string {
  const when =
    kind === 'annual' ? `average of ${day.slice(0, 4)} up to ${formatDay(day)}` : formatDay(day);
  return `converted at ${cadPerUsd} CAD for 1 USD (${source}, ${when})`;
}
