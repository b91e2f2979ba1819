/**
 * Measures at most once in `everyMs`, and returns the last result in between. Parallel calls share one measurement.
 * @param clock monotonic, ms
 */
export function cachedMeasurement<Value>(
  everyMs: number,
  measure: () => Promise<Value>,
  clock: () => number,
): () => Promise<Value> {
  let measuredAt = -Infinity;
  let last: Promise<Value> | null = null;
  return () => {
    if (last === null || clock() - measuredAt >= everyMs) {
      measuredAt = clock();
      last = measure();
    }
    return last;
  };
}
