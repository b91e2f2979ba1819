import type { CsvRow } from '../files/csv-rows.ts';
import { monthOf, nextDay, rounded, stepsBetween, type Grain } from './market-days.ts';
import type { MarketValue } from './market-source.ts';

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
