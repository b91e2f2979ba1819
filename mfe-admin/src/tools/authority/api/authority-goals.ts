import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { goalTexts } from '../content/authority';

export type GoalMeasure = keyof typeof goalTexts.measures;
const goalMeasures = Object.keys(goalTexts.measures) as GoalMeasure[];

/** A target with its owner and due day. */
export interface NewGoal {
  measure: GoalMeasure;
  /** The metric or the query; empty for the others. */
  subject: string;
  target: number;
  owner: string;
  due_on: string;
}

export interface Goal extends NewGoal {
  id: number;
  /** The newest figure when the goal was set, and now; null where there was none. */
  start_value: number | null;
  newest_value: number | null;
  newest_on: string | null;
}

/** @returns `authority` for a measure that this release does not know. */
export function toMeasure(text: string): GoalMeasure {
  return goalMeasures.find((measure) => measure === text) ?? 'authority';
}

/** Goals with the newest figures, those that are due first. @throws DataError when the request fails. */
export async function listGoals(): Promise<Goal[]> {
  // oxlint-disable-next-line house/whole-reads -- admins set goals one by one
  const rows = unwrap(await adminData().rpc('authority_goal_progress').order('due_on').order('id'));
  return rows.map((row) => ({ ...row, measure: toMeasure(row.measure) }));
}

/**
 * Sets a goal.
 * @param key - of the entry: a second try with it finds the goal of the first.
 * @throws DataError when the database refuses it or does not answer.
 */
export async function addGoal(goal: NewGoal, key: string): Promise<void> {
  const goals = () => adminData().from('authority_goals');
  const added = await goals().insert({ ...goal, key });
  if (added.error?.code === '23505') {
    if (unwrap(await goals().select('id').eq('key', key).maybeSingle()) !== null) return;
  }
  unwrap(added);
}

/** @throws DataError when the request fails. */
export async function deleteGoal(id: number): Promise<void> {
  unwrap(await adminData().from('authority_goals').delete().eq('id', id));
}
