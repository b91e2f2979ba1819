import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { goalMeasures } from './authority';
import type { Goal, GoalMeasure, NewGoal } from './authority';

/** Goals with the newest figures, those that are due first. @throws DataError when the request fails. */
export async function listGoals(): Promise<Goal[]> {
  const rows = unwrap(await adminData().rpc('authority_goal_progress').order('due_on').order('id'));
  return rows.map((row) => ({ ...row, measure: toMeasure(row.measure) }));
}

/** @throws DataError when the database refuses it or does not answer. */
export async function addGoal(goal: NewGoal): Promise<void> {
  unwrap(await adminData().from('authority_goals').insert(goal));
}

/** @throws DataError when the request fails. */
export async function deleteGoal(id: number): Promise<void> {
  unwrap(await adminData().from('authority_goals').delete().eq('id', id));
}

function toMeasure(text: string): GoalMeasure {
  return goalMeasures.find((measure) => measure === text) ?? 'authority';
}
