import type { CsvRow } from '../files/csv-rows.ts';
import type { Grain, MarketValue } from './market-sources.ts';

/** A series of a file, or of a stored edition. */
export interface MarketSeriesValues extends Pick<MarketValue, 'measure' | 'country' | 'sector'> {
  first_day: string;
  last_day: string;
  /** With three decimals. */
  last_value: number;
  /** One value for each month from that of the first day on, with three decimals. */
  monthly: number[];
  /** Every daily value as published, from the first day on; null for monthly sources, and where they are not known. */
  days: number[] | null;
}

/** Most values of one file: about ten times those of the largest file today. */
const MOST_VALUES = 300_000;

/** Most series of one file: about ten times those of the file by sector. */
const MOST_SERIES = 500;

interface Collected extends Pick<MarketValue, 'measure' | 'country' | 'sector'> {
  firstDay: string;
  expected: string;
  values: number[];
}

/** Collects the values of a file by series. The values of a series follow each other without a gap. */
export function createSeriesCollector(grain: Grain) {
  const all = new Map<string, Collected>();
  let count = 0;
  return {
    add(row: CsvRow, { measure, country, sector, day, value }: MarketValue): void {
      count += 1;
      if (count > MOST_VALUES) row.refuse(`the file has more than ${MOST_VALUES} values`);
      const key = JSON.stringify([measure, country, sector]);
      const known = all.get(key);
      if (known === undefined) {
        if (all.size === MOST_SERIES) row.refuse(`the file has more than ${MOST_SERIES} series`);
        const expected = nextDay(day, grain);
        all.set(key, { measure, country, sector, firstDay: day, expected, values: [value] });
        return;
      }
      const { expected } = known;
      // One gap is one problem: reading goes on from the day that is there.
      if (day > expected) known.expected = nextDay(day, grain);
      if (day !== expected) {
        const place = sector === null ? country : `${country}, ${sector}`;
        row.refuse(
          `date is "${day}", expected ${expected} for ${place}: values follow each other without gaps and repetitions`,
        );
      }
      known.expected = nextDay(day, grain);
      known.values.push(value);
    },
    /** All series, in the order of the file. */
    all: (): MarketSeriesValues[] => [...all.values()].map((one) => seriesOf(one, grain)),
  };
}

function seriesOf(
  { measure, country, sector, firstDay, values }: Collected,
  grain: Grain,
): MarketSeriesValues {
  const sums: { sum: number; count: number }[] = [];
  let lastDay = firstDay;
  values.forEach((value, index) => {
    if (index > 0) lastDay = nextDay(lastDay, grain);
    const place = stepsBetween(monthOf(firstDay), monthOf(lastDay), 'month');
    const month = (sums[place] ??= { sum: 0, count: 0 });
    month.sum += value;
    month.count += 1;
  });
  return {
    measure,
    country,
    sector,
    first_day: firstDay,
    last_day: lastDay,
    last_value: rounded(values.at(-1) ?? 0),
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
