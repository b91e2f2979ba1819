import type { MarketLine } from './market-page';

/** The month at a place of a line, YYYY-MM. */
export function monthAt({ firstMonth }: Pick<MarketLine, 'firstMonth'>, index: number): string {
  const [year = 0, month = 1] = firstMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7);
}
