import { isDay } from '../../../time/utc';
import { toMeasure, type Goal, type NewGoal } from '../api/authority';

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

export type GoalProblems = Partial<Record<'subject' | 'target' | 'owner' | 'due', true>>;

/** Reads the form of a goal; its problems are in the order of its fields. */
export function readGoal(
  form: FormData,
): { status: 'read'; goal: NewGoal } | { status: 'refused'; problems: GoalProblems } {
  const typed = (name: string): string => String(form.get(name) ?? '').trim();
  const measure = toMeasure(typed('measure'));
  const needsSubject = measure === 'authority' || measure === 'keyword-position';
  const subject = needsSubject ? typed('subject') : '';
  const target = Number(typed('target').replaceAll(',', ''));
  const owner = typed('owner');
  const due_on = typed('due');
  const problems: GoalProblems = {};
  if (needsSubject && subject === '') problems.subject = true;
  if (!(target > 0)) problems.target = true;
  if (owner === '') problems.owner = true;
  if (!isDay(due_on)) problems.due = true;
  if (Object.keys(problems).length > 0) return { status: 'refused', problems };
  return { status: 'read', goal: { measure, subject, target, owner, due_on } };
}
