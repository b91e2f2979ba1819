import type { Goal } from '../api/authority-goals';

/** The progress of a goal. */
export type GoalProgress =
  /** Nothing was imported that it is measured by. */
  | { status: 'unknown' }
  | { status: 'reached' }
  /** `share` of the way from where it began, 0 to 1; null where it began without a figure. */
  | { status: 'open' | 'overdue'; share: number | null };

/** @param today - ISO day in UTC */
export function goalProgress(goal: Goal, today: string): GoalProgress {
  const { measure, target, start_value: start, newest_value: newest, due_on } = goal;
  if (newest === null) return { status: 'unknown' };
  // Position 1 is the best there is.
  const isLowerBetter = measure === 'keyword-position';
  if (isLowerBetter ? newest <= target : newest >= target) return { status: 'reached' };
  const way = start === null ? 0 : target - start;
  const share = start === null || way === 0 ? null : (newest - start) / way;
  return {
    status: due_on < today ? 'overdue' : 'open',
    share: share === null ? null : Math.min(1, Math.max(0, share)),
  };
}
