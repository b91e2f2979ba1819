import { codeKinds, type AskedQuestion } from './attempt.ts';
import { z } from 'zod';

const list = z.array(z.string());

/** A row of `assessment_questions`. A single right option is read as a list of one. */
export const poolQuestionSchema = z
  .object({
    key: z.string(),
    skill: z.string(),
    difficulty: z.literal([1, 2, 3]),
    kind: z.enum(['single', 'multiple', 'order', 'code']),
    prompt: z.string(),
    code: z.string().nullable(),
    code_parts: z.array(z.union([z.string(), z.tuple([z.enum(codeKinds), z.string()])])).nullish(),
    options: z.array(z.object({ id: z.string(), text: z.string() })).min(2),
    answer: z.union([list.min(1), z.string().transform((id) => [id])]),
    explanation: z.string(),
  })
  .transform(({ answer, code_parts: codeParts, ...question }) => ({
    ...question,
    ...(codeParts && { codeParts }),
    right: answer,
  }));

/** A question of the pool. `right` holds the right options; for `order` all of them, first to last. */
export type PoolQuestion = z.output<typeof poolQuestionSchema>;

/** A question as an attempt stores it: as asked, with the facts that scoring needs. */
export interface AttemptQuestion extends AskedQuestion {
  key: string;
  right: readonly string[];
  explanation: string;
}

/** The part that a browser may see before the attempt is scored. Each field is named, so that none is added by accident. */
export function asAsked(question: AttemptQuestion): AskedQuestion {
  const { id, skill, difficulty, kind, prompt, code, codeParts, options } = question;
  return { id, skill, difficulty, kind, prompt, code, ...(codeParts && { codeParts }), options };
}
