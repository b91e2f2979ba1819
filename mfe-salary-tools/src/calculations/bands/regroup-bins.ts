import type { SalaryBins } from '@talent/api/salary/salary-data';

/** The same counts in intervals of a width that is a multiple of theirs: shares of unlike intervals cannot be compared. */
export function regroupBins({ start, width, counts }: SalaryBins, to: number): SalaryBins {
  const first = Math.floor(start / to) * to;
  const grouped: number[] = [];
  for (const [at, count] of counts.entries()) {
    const group = Math.floor((start + at * width - first) / to);
    grouped[group] = (grouped[group] ?? 0) + count;
  }
  return { start: first, width: to, counts: grouped };
}
