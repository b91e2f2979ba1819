import type { AssessmentResult, ScoredQuestion } from '@talent/api/assessment/attempt';
import { assessmentRoles } from '@talent/api/assessment/attempt';

/** Points without needless decimals: `2`, `1.5`, `0.67`. */
export function pointsText(points: number): string {
  return String(Math.round(points * 100) / 100);
}

/** Points as a share of what was possible, 0 to 100. */
export function percentOf({ points, possible }: { points: number; possible: number }): number {
  return possible === 0 ? 0 : Math.round((points / possible) * 100);
}

/** The role's name, and the day on which the attempt was scored, as `2026-11-20`. */
export function factsOf({ role, submittedAt }: AssessmentResult): { role: string; day: string } {
  return {
    role: assessmentRoles.find(({ value }) => value === role)?.label ?? role,
    day: submittedAt.slice(0, 10),
  };
}

/** The texts of options by their ids, in the order of the ids. */
export function optionTexts(question: ScoredQuestion, ids: readonly string[]): string[] {
  return ids.map((id) => question.options.find((option) => option.id === id)?.text ?? id);
}
