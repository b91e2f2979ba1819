import { emailField } from '../forms/email.ts';
import { agreed, z } from '../forms/schema.ts';

/** The form that stores a result. `id` and `token` are those of the attempt. */
export const assessmentSaveSchema = z.object({
  /** Tells it from the other things that the function does. */
  action: z.literal('save'),
  id: z.uuid('Start the assessment again: this attempt is not known.'),
  token: z.string().max(200),
  email: emailField,
  consent: agreed('Tick the box: without it we may not keep your result.'),
});

/** The values of a valid form. */
export type AssessmentSaveInput = z.output<typeof assessmentSaveSchema>;

/** Label of the box that has to be ticked; stored word for word with the result. */
export const assessmentConsentText =
  'I agree that my result is stored with my e-mail address, and that I get one mail with a link to it. Both are deleted after 24 months.';
