import { formatPay } from '@talent/ui/format-pay';
import type { DrawnBand } from './drawn-bands';

/** The chart in a sentence or two, for those who do not see it. `drawn` is not empty. */
export function chartSummary(drawn: readonly DrawnBand[]): string {
  const byMedian = drawn.toSorted((a, b) => b.p50 - a.p50);
  const [top, bottom] = [byMedian[0], byMedian.at(-1)];
  if (!top || !bottom) return '';
  const ends =
    top === bottom ? describe(top) : `Medians go from ${describe(top)} down to ${describe(bottom)}`;
  return `Chart of posted pay: middle half and median of ${drawn.length} ${drawn.length === 1 ? 'role' : 'roles'}. ${ends}. The table after it has every figure.`;
}

function describe({ role, p50 }: DrawnBand): string {
  return `${formatPay(p50, 'USD')} (${role})`;
}
