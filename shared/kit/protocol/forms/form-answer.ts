import { z } from 'zod';

/** The JSON answer of every function that takes a form. */
export const formAnswerSchema = z.union([
  /** 201, or 200 for the same form sent again. `token` opens the salary figures: of `salary-access` alone. */
  z.object({ reference: z.string(), token: z.string().optional() }),
  /** 422: a message for each wrong field. */
  z.object({ code: z.literal('invalid'), fields: z.record(z.string(), z.string()) }),
  /** 429. */
  z.object({ code: z.literal('rate-limited'), retryAfterSeconds: z.number() }),
  /** 400, 405, 409, 413, 415 and 503. `outdated`: the page has to be reloaded, see `contract.ts`. */
  z.object({
    code: z.enum([
      'unreadable',
      'wrong-method',
      'outdated',
      'too-large',
      'wrong-type',
      'unavailable',
    ]),
  }),
]);
export type FormAnswer = z.infer<typeof formAnswerSchema>;
