import type { MarketData, MarketSeries } from '@talent/api/market/market-data';
import { monthsOf } from '@talent/api/market/read-market';
import type { MarketLine } from './market-page';

/** The whole months of a series as a line; null where it has none. A month that has only some of its days is no mean of it. */
export function wholeMonths(
  data: MarketData,
  series: MarketSeries,
  { key, label }: Pick<MarketLine, 'key' | 'label'>,
): MarketLine | null {
  const whole = monthsOf(data, series).filter(({ isWhole }) => isWhole);
  const [first] = whole;
  if (first === undefined) return null;
  return { key, label, firstMonth: first.month, values: whole.map(({ value }) => value) };
}
