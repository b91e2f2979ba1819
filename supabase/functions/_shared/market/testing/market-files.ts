import { addSteps } from '../collect-series.ts';

/** Values of one country for days in a row. */
export interface DailyValues {
  country: string;
  first: string;
  values: readonly number[];
}

/** A file of AI shares, with its rows in the order of the real one: by day, then by country. */
export function aiFile(...series: DailyValues[]): string {
  const rows = series
    .flatMap(({ country, first, values }) =>
      values.map((value, index) => `${addSteps(first, 'day', index)},${country},${value}`),
    )
    .toSorted();
  return ['date,jobcountry,AI_share_postings', ...rows, ''].join('\n');
}
