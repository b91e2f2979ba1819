/** The five figures of a band, whole currency units a year. */
export type Percentiles = { p10: number; p25: number; p50: number; p75: number; p90: number };

/**
 * The five figures of a list of yearly salaries, rounded to whole units, by linear interpolation between the two nearest
 * ranks (the method of numpy's default and of spreadsheets' PERCENTILE.INC).
 * @throws RangeError for an empty list
 */
export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (q: number) => Math.round(quantileOfSorted(sorted, q));
  return { p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
}

function quantileOfSorted(sorted: readonly number[], q: number): number {
  const position = (sorted.length - 1) * q;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) {
    throw new RangeError('There is no percentile of an empty list.');
  }
  return below + (above - below) * (position - Math.floor(position));
}

/**
 * A distribution-free confidence interval of the median: the k-th smallest and the k-th largest value. The median is
 * outside with the probability that fewer than k of n values are on one side of it, a binomial count with p = 1/2. k is
 * the largest number that leaves at most 2.5% on each side (H. A. David and H. N. Nagaraja, Order Statistics, 3rd edition
 * 2003, section 7.1). Ties make the interval wider, never narrower.
 * @throws RangeError for fewer than six values, which have no such interval
 */
export function medianInterval(values: readonly number[]): { low: number; high: number } {
  const rank = lowerRank(values.length);
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[rank - 1];
  const high = sorted[values.length - rank];
  if (low === undefined || high === undefined) {
    throw new RangeError(`There is no 95% interval of the median of ${values.length} values.`);
  }
  return { low, high };
}

/** The largest k with P(fewer than k of n fair coins show heads) at most 2.5%; 0 when there is none. */
export function lowerRank(n: number): number {
  let logTerm = -n * Math.LN2;
  let tail = 0;
  for (let heads = 0; heads < n; heads += 1) {
    // A term that underflows adds nothing; its logarithm is still updated.
    tail += Math.exp(logTerm);
    if (tail > 0.025) return heads;
    logTerm += Math.log(n - heads) - Math.log(heads + 1);
  }
  return 0;
}
