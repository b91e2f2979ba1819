import type { SourceRow } from '../files/source-row.ts';
import type { Grain, MarketValue, SeriesName } from './market-value.ts';

/** A series of a file, or of a stored edition. */
export interface MarketSeriesValues extends SeriesName {
  first_day: string;
  last_day: string;
  /** With three decimals. */
  last_value: number;
  /** One value for each month from that of the first day on, with three decimals. */
  monthly: number[];
  /** Every daily value as published, from the first day on; null for other sources, and where they are not known. */
  days: number[] | null;
}

/** Most values of one file: about ten times those of the largest file today. */
const MOST_VALUES = 300_000;

/** Most series of one file: about ten times those of the file by sector. */
const MOST_SERIES = 500;

interface Collected extends SeriesName {
  firstDay: string;
  lastDay: string;
  lastValue: number;
  /** The next day that must be there. */
  expected: string;
  values: number[];
}

/**
 * Collects the values of a file by series. The values of a series follow each other without a gap; of the grain first-day the
 * first days of months do, and others may be between them.
 */
export function createSeriesCollector(grain: Grain) {
  const all = new Map<string, Collected>();
  let count = 0;
  return {
    add(row: SourceRow, { measure, country, place, sector, day, value }: MarketValue): void {
      count += 1;
      if (count > MOST_VALUES) row.refuse(`the file has more than ${MOST_VALUES} values`);
      const key = JSON.stringify([measure, country, place, sector]);
      const known = all.get(key);
      if (known === undefined) {
        if (all.size === MOST_SERIES) row.refuse(`the file has more than ${MOST_SERIES} series`);
        if (grain === 'first-day' && day !== monthOf(day)) {
          row.refuse(`date is "${day}", expected the first day of a month as the first`);
        }
        const name = { measure, country, place, sector };
        const first = { firstDay: day, lastDay: day, lastValue: value, values: [value] };
        all.set(key, { ...name, ...first, expected: nextDay(day, grain) });
        return;
      }
      const { expected, lastDay } = known;
      if (grain === 'first-day' && day > lastDay && day < expected) {
        known.lastDay = day;
        known.lastValue = value;
        return;
      }
      // One gap is one problem: reading goes on from the day that is there.
      if (day > expected) known.expected = nextDay(day, grain);
      if (day !== expected) {
        const name = [country, place, sector].filter((part) => part !== null).join(', ');
        row.refuse(
          `date is "${day}", expected ${expected} for ${name}: values follow each other without gaps and repetitions`,
        );
      }
      known.expected = nextDay(day, grain);
      known.values.push(value);
      known.lastDay = day;
      known.lastValue = value;
    },
    /** All series, in the order of the file. */
    all: (): MarketSeriesValues[] => [...all.values()].map((one) => seriesOf(one, grain)),
  };
}

function seriesOf(
  { measure, country, place, sector, firstDay, lastDay, lastValue, values }: Collected,
  grain: Grain,
): MarketSeriesValues {
  const sums: { sum: number; count: number }[] = [];
  let day = firstDay;
  values.forEach((value, index) => {
    if (index > 0) day = nextDay(day, grain);
    const at = stepsBetween(monthOf(firstDay), monthOf(day), 'month');
    const month = (sums[at] ??= { sum: 0, count: 0 });
    month.sum += value;
    month.count += 1;
  });
  return {
    measure,
    country,
    place,
    sector,
    first_day: firstDay,
    last_day: lastDay,
    last_value: rounded(lastValue),
    monthly: sums.map(({ sum, count }) => rounded(sum / count)),
    days: grain === 'day' ? values : null,
  };
}

const DAY_MS = 86_400_000;

/** The next day, or the first day of the next month. @param day YYYY-MM-DD */
export function nextDay(day: string, grain: Grain): string {
  return addSteps(day, grain, 1);
}

/** Adds days, or months to a first day of a month. */
export function addSteps(day: string, grain: Grain, count: number): string {
  if (grain === 'day') return isoDay(Date.parse(day) + count * DAY_MS);
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoDay(Date.UTC(year, month - 1 + count, 1));
}

/** Days or months from one day to another. */
export function stepsBetween(from: string, to: string, grain: Grain): number {
  if (grain === 'day') return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** With three decimals, as figures are published. */
export function rounded(value: number): number {
  return Number(value.toFixed(3));
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
