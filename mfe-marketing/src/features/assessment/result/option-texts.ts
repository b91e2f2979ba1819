import type { ScoredQuestion } from '@talent/api/assessment/attempt';

/** The texts of options by their ids, in the order of the ids. */
export function optionTexts(question: ScoredQuestion, ids: readonly string[]): string[] {
  return ids.map((id) => question.options.find((option) => option.id === id)?.text ?? id);
}
