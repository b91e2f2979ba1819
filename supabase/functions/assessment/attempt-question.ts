import type { QuestionOption } from './attempt.ts';
import type { AttemptQuestion, PoolQuestion } from './pool-question.ts';
import { shuffled, type Random } from './shuffled.ts';

/** A question for one attempt: numbered, with its options in random order. */
export function attemptQuestion(
  question: PoolQuestion,
  index: number,
  random: Random,
): AttemptQuestion {
  return { ...question, id: `q${index + 1}`, options: orderOptions(question, random) };
}

function orderOptions(question: PoolQuestion, random: Random): readonly QuestionOption[] {
  const { kind, options, right } = question;
  if (kind !== 'order') return ascendingFigures(options) ?? shuffled(options, random);
  const mixed = shuffled(options, random);
  const isRight = mixed.every(({ id }, index) => id === right[index]);
  // In the right order there would be nothing to do, and an untouched question counts as unanswered.
  return isRight ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

/** Options that are all figures of one unit, smallest first, because their order has a meaning. */
function ascendingFigures(options: readonly QuestionOption[]): readonly QuestionOption[] | null {
  const figures = options.map((option) => {
    const [, figure, unit = ''] = /^(-?\d[\d,]*(?:\.\d+)?)(?!,)(\D*)$/.exec(option.text) ?? [];
    return { option, value: figure === undefined ? NaN : Number(figure.replaceAll(',', '')), unit };
  });
  const isScale = figures.every(
    ({ value, unit }) => Number.isFinite(value) && unit === figures[0]?.unit,
  );
  if (!isScale) return null;
  return figures.toSorted((a, b) => a.value - b.value).map(({ option }) => option);
}
