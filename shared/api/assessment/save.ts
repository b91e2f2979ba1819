import { emailField } from '../forms/email.ts';
import { agreed, z } from '../forms/schema.ts';

/** The form that stores a result. `id` and `token` are those of the attempt. */
export const assessmentSaveSchema = z.object({
  /** Tells it from the other things that the function does. */
  action: z.literal('save'),
  id: z.uuid('We cannot find this attempt. Start the assessment again.'),
  token: z.string().max(200),
  email: emailField,
  consent: agreed('Check the box to agree. Without it, we may not store your result.'),
});

/** The values of a valid form. */
export type AssessmentSaveInput = z.output<typeof assessmentSaveSchema>;

/** Label of the box that has to be ticked; stored word for word with the result. */
export const assessmentConsentText =
  'I agree that my result is stored with my email address, and that I get one email with a link to it. Both are deleted after 24 months.';
