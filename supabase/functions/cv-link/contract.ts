import { z } from '@talent/protocol/forms/schema';

/** The body of `POST /functions/v1/cv-link`: the id of an application. */
export const cvLinkRequestSchema = z.object({ application: z.guid() });

/** A link to the CV that works for five minutes. */
export const cvLinkAnswerSchema = z.object({ url: z.string() });
export type CvLinkAnswer = z.infer<typeof cvLinkAnswerSchema>;
