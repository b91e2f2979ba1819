import { toMeasure } from '../api/authority-goals';
import type { NewGoal } from '../api/authority-goals';

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
  if (!/^\d{4}-\d\d-\d\d$/.test(due_on)) problems.due = true;
  if (Object.keys(problems).length > 0) return { status: 'refused', problems };
  return { status: 'read', goal: { measure, subject, target, owner, due_on } };
}
