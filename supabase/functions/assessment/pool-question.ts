import type { AskedQuestion } from '@talent/api/forms/assessment';
import { z } from 'zod';

const list = z.array(z.string());

/** A row of `assessment_questions`; one right option is read as a list of one. */
export const poolQuestionSchema = z
  .object({
    key: z.string(),
    skill: z.string(),
    difficulty: z.literal([1, 2, 3]),
    kind: z.enum(['single', 'multiple', 'order', 'code']),
    prompt: z.string(),
    code: z.string().nullable(),
    options: z.array(z.object({ id: z.string(), text: z.string() })).min(2),
    answer: z.union([list.min(1), z.string().transform((id) => [id])]),
    explanation: z.string(),
  })
  .transform(({ answer, ...question }) => ({ ...question, right: answer }));

/** A question of the pool. `right`: the right options, for `order` all of them, first to last. */
export type PoolQuestion = z.output<typeof poolQuestionSchema>;

/** A question as an attempt keeps it: as asked, and what it takes to score it. */
export interface KeptQuestion extends AskedQuestion {
  key: string;
  right: readonly string[];
  explanation: string;
}

/** What a browser may see of it before the attempt is scored: named one by one, so that nothing slips in. */
export function asAsked(question: KeptQuestion): AskedQuestion {
  const { id, skill, difficulty, kind, prompt, code, options } = question;
  return { id, skill, difficulty, kind, prompt, code, options };
}
