import type { RequestListener } from 'node:http';
import { addSteps } from '../collect-series.ts';
import type { DownloadLimits } from '../download.ts';

/** Limits that reach servers of this machine, for small files. */
export const SMALL_HERE: DownloadLimits = {
  maxBytes: 4000,
  timeoutMs: 10_000,
  isAllowedHost: async () => true,
  protocols: ['http:'],
};

/** Answers with a file. */
export const sending =
  (text: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': 'text/plain', ...headers }).end(text);

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
