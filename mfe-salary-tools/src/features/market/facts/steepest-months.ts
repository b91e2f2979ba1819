import type { MarketLine } from './market-page';
import { monthAt } from './line-months';

/**
 * The months between which a line rose most within its last year: the neighboring months that each rose by more than the
 * average month of the year, and together the most. Null for a line of less than a year, or one that did not rise.
 */
export function steepestMonths(line: MarketLine): { from: string; to: string } | null {
  const { values } = line;
  const start = values.length - 13;
  const rise = (values.at(-1) ?? 0) - (values[start] ?? 0);
  if (start < 0 || rise <= 0) return null;
  let best = { from: 0, to: 0, rise: 0 };
  let from: number | null = null;
  for (let at = start + 1; at < values.length; at += 1) {
    const step = (values[at] ?? 0) - (values[at - 1] ?? 0);
    if (step <= rise / 12) {
      from = null;
      continue;
    }
    from ??= at - 1;
    const together = (values[at] ?? 0) - (values[from] ?? 0);
    if (together > best.rise) best = { from, to: at, rise: together };
  }
  return { from: monthAt(line, best.from), to: monthAt(line, best.to) };
}
