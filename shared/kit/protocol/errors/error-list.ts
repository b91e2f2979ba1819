import { z } from 'zod';
import { errorEvidences, errorKinds } from './error-reports.ts';

/** A question for the errors that are not resolved; `app` null: of all apps. */
export const errorQuerySchema = z.strictObject({
  list: z.strictObject({ app: z.string().max(60).nullable() }),
});

/** Errors of one cause. */
export const errorGroupSchema = z.strictObject({
  id: z.number().int(),
  kind: z.enum(errorKinds),
  app: z.string().describe('name of the app; functions for functions'),
  message: z.string().describe('without what may be about a person'),
  place: z.string().describe('file or function, the same in all versions'),
  evidence: z
    .enum(errorEvidences)
    .describe(
      'what it was attributed by; page: no address named an app, so the app of the page is named',
    ),
  owners: z.array(z.string()).describe('from CODEOWNERS'),
  route: z.string().nullable().describe('pattern of the newest one’s route'),
  status: z.enum(['open', 'reopened', 'resolved']),
  count: z.number().int(),
  visitors: z.number().int().describe('sessions, each once a day'),
  first_seen: z.string().describe('ISO 8601'),
  first_version: z.string().nullable().describe('version that brought it; null: unknown'),
  last_seen: z.string().describe('ISO 8601'),
  last_version: z.string().nullable().describe('null: unknown'),
});
export type ErrorGroup = z.infer<typeof errorGroupSchema>;

/** Groups of one answer. */
export const mostErrors = 200;

/** The answer: newest first. */
export const errorListSchema = z.strictObject({
  groups: z.array(errorGroupSchema).max(mostErrors),
});
