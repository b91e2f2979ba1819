import { addSteps } from '../market-days.ts';

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

/** The pieces of a text as they would come from a network. */
export function piecesOf(text: string | Uint8Array): Uint8Array[] {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += 7) pieces.push(bytes.subarray(at, at + 7));
  return pieces;
}
