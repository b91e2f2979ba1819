/** Fewer ranges than this make no distribution that is worth a look. */
export const MINIMUM_BINNED = 30;

/** From this many ranges on, bars of 10,000 a year are smooth enough; below they are 20,000 wide. */
const FINE_FROM = 200;

/** The distribution of yearly pay in bars of one width, from the lowest to the highest that is not empty. */
export function payBins(values: readonly number[]): {
  bin_start: number;
  bin_width: number;
  bin_counts: number[];
} {
  const width = values.length >= FINE_FROM ? 10_000 : 20_000;
  const places = values.map((value) => Math.floor(value / width));
  // Not Math.min(...): a list can be longer than a call may have arguments.
  const first = places.reduce((a, b) => Math.min(a, b));
  const last = places.reduce((a, b) => Math.max(a, b));
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const place of places) counts[place - first] = (counts[place - first] ?? 0) + 1;
  return { bin_start: first * width, bin_width: width, bin_counts: counts };
}
