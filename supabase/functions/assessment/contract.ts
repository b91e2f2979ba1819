import { z } from '@talent/protocol/forms/schema';
import { assessmentRoles } from './attempt.ts';

/** The contract of every request to the assessment. See `contracts.test.ts`. */
export const contract = 1;

export const startRequestSchema = z.object({
  role: z.enum(assessmentRoles.map(({ value }) => value)),
});

const answersSchema = z
  .record(z.string().regex(/^q\d{1,2}$/), z.array(z.string().max(8)).max(12))
  .refine((answers) => Object.keys(answers).length <= 20);

export const submitRequestSchema = z.object({
  id: z.uuid(),
  token: z.string().max(200),
  answers: answersSchema,
});

/** `token` is the one in the link of the mail. */
export const openRequestSchema = z.object({ token: z.string().max(200) });

/** Ids of options by id of question. A question without an entry was not answered. */
export type AttemptAnswers = Readonly<Record<string, readonly string[]>>;

/** The body of `POST /functions/v1/assessment`, except for `save`, which is a form: see `save.ts`. */
export type AssessmentRequest =
  | ({ action: 'start' } & z.infer<typeof startRequestSchema>)
  | ({ action: 'submit'; answers: AttemptAnswers } & Omit<
      z.infer<typeof submitRequestSchema>,
      'answers'
    >)
  | ({ action: 'open' } & z.infer<typeof openRequestSchema>);
