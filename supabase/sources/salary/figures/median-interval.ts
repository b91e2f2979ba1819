/**
 * A confidence interval of the median that assumes nothing about how pay is distributed: two of the values
 * themselves, the k-th smallest and the k-th largest. The median of all lies outside with the
 * probability that fewer than k of n fall on one side of it, which is a binomial count with p = 1/2; k is
 * the largest one that leaves at most 2.5 % on each side (H. A. David and H. N. Nagaraja, Order
 * Statistics, 3rd edition 2003, section 7.1). Ties make it wider than asked for, never narrower.
 * @throws RangeError for fewer than six values, which allow no such interval.
 */
export function medianInterval(values: readonly number[]): { low: number; high: number } {
  const rank = lowerRank(values.length);
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[rank - 1];
  const high = sorted[values.length - rank];
  if (low === undefined || high === undefined) {
    throw new RangeError(`There is no 95 % interval of the median of ${values.length} values.`);
  }
  return { low, high };
}

/** The largest k with P(fewer than k of n fair coins show heads) at most 2.5 %; 0 when there is none. */
export function lowerRank(n: number): number {
  let logTerm = -n * Math.LN2;
  let tail = 0;
  for (let heads = 0; heads < n; heads += 1) {
    // A term too small for a number adds nothing: its logarithm is carried on.
    tail += Math.exp(logTerm);
    if (tail > 0.025) return heads;
    logTerm += Math.log(n - heads) - Math.log(heads + 1);
  }
  return 0;
}
