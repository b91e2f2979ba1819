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
