/**
 * The same measurement, made at most once in `everyMs`; in between the last one counts. Two that ask at once share one.
 * @param clock ms that only go forward
 */
export function measuredRarely<Value>(
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
