import { formatPay } from '@talent/sdk/format';
import { firmRoles } from '../facts/guide';
import type { PublishedRole } from '../facts/guide';

/** A role of the cover's picture: one column of strokes. */
export interface MarkColumn {
  label: string;
  /** Its median, US dollars a year. */
  median: number;
  /** How many strokes its median is. */
  strokes: number;
  /** The one role that the caption names. */
  isNamed: boolean;
}

/** The picture on the cover: what a stroke stands for, and the columns, highest median first. */
export interface CoverMarks {
  caption: string;
  columns: readonly MarkColumn[];
}

/** More marks than this are no longer seen as single ones. */
const MOST = 400;
/** The amounts that a stroke may mean, US dollars a year. */
const steps = [10_000, 20_000, 50_000, 100_000] as const;

/**
 * Medians as strokes: a column for each role with enough ranges, a stroke for each $10,000, or more where there would be too
 * many. The role with the most ranges is named, since its median is the surest. Null where no role has enough ranges.
 */
export function coverMarks(all: readonly PublishedRole[]): CoverMarks | null {
  const roles = firmRoles(all);
  const [named] = roles.toSorted((a, b) => b.all.n - a.all.n);
  if (!named) return null;
  const inStep = (step: number) => roles.map((role) => Math.round(role.all.p50 / step));
  const total = (step: number) => inStep(step).reduce((sum, count) => sum + count, 0);
  const step = steps.find((candidate) => total(candidate) <= MOST) ?? steps[3];
  const counts = inStep(step);
  return {
    caption: `Each stroke: ${formatPay(step, 'USD')} of a role’s median. Blue: ${named.label}.`,
    columns: roles.map(({ key, label, all: { p50 } }, index) => ({
      label,
      median: p50,
      strokes: counts[index] ?? 0,
      isNamed: key === named.key,
    })),
  };
}
