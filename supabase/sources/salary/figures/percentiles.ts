/** The five figures of a band, whole currency units a year. */
export type Percentiles = { p10: number; p25: number; p50: number; p75: number; p90: number };

/**
 * The value below which the fraction `q` (0 to 1) of the values lies, by linear interpolation between
 * the two nearest ranks (the method of numpy's default and of spreadsheets' PERCENTILE.INC).
 * @throws RangeError for an empty list or a fraction outside 0 to 1.
 */
export function quantile(values: readonly number[], q: number): number {
  return quantileOfSorted(
    values.toSorted((a, b) => a - b),
    q,
  );
}

/** The five figures of a list of yearly salaries, rounded to whole units. */
export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (q: number) => Math.round(quantileOfSorted(sorted, q));
  return { p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
}

function quantileOfSorted(sorted: readonly number[], q: number): number {
  if (q < 0 || q > 1) throw new RangeError(`The fraction ${q} is outside 0 to 1.`);
  const position = (sorted.length - 1) * q;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) {
    throw new RangeError('There is no percentile of an empty list.');
  }
  return below + (above - below) * (position - Math.floor(position));
}
