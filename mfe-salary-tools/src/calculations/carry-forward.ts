import type { MarketSeries } from '@talent/api/market/market-data';
import { addMonths } from '@talent/api/market/read-market';

/** Pay carried forward over so many months to a month, YYYY-MM: an estimate, never a measurement. Not rounded. */
export type CarriedPay = Record<'value' | 'low' | 'high' | 'months', number> & { month: string };

/** The fewest months whose spread makes the error: growth of one or two months says little about how much it varies. */
const FEWEST = 12;

/**
 * Carries pay forward from the last month of its period to the newest month of posted wage growth. Each month after the period
 * adds the twelfth root of its growth over twelve months. That growth looks back over a year, so that a turn in wages arrives
 * here about half a year late.
 *
 * The ends are what the pay were if all these months had grown at the lowest or the highest rate of the window, which has at
 * least twelve months up to the newest. They are the spread of the growth of the whole country alone: they hold neither the
 * error of the pay figure nor how far one occupation differs from all jobs, and no probability belongs to them.
 * @param periodEnd last month that the pay describes, YYYY-MM
 * @param growth a series of `wage-growth`, percent over twelve months, of the country of the pay
 * @returns null where the growth begins after the month that follows the period, or ends with the period or before it
 */
export function carryForward(
  pay: number,
  periodEnd: string,
  { firstDay, monthly }: Pick<MarketSeries, 'firstDay' | 'monthly'>,
): CarriedPay | null {
  const months = monthly.map((percent, at) => ({
    month: addMonths(firstDay.slice(0, 7), at),
    growth: 1 + percent / 100,
  }));
  const after = months.filter(({ month }) => month > periodEnd);
  const [first, newest] = [after[0], after.at(-1)];
  if (newest === undefined || first?.month !== addMonths(periodEnd, 1)) return null;
  const window = months.slice(-Math.max(after.length, FEWEST)).map(({ growth }) => growth);
  const years = after.length / 12;
  const steps = after.map(({ growth }) => growth ** (1 / 12));
  return {
    value: steps.reduce((value, step) => value * step, pay),
    low: pay * Math.min(...window) ** years,
    high: pay * Math.max(...window) ** years,
    month: newest.month,
    months: after.length,
  };
}
