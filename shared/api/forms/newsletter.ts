import { emailField } from './email.ts';
import { agreed, z } from './schema.ts';

export const newsletterRoles = [
  { value: 'employer', label: 'I hire engineers' },
  { value: 'engineer', label: 'I am an engineer' },
  { value: 'other', label: 'Something else' },
] as const;

/** The newsletter form as sent; `user_role` may be left out or empty. */
export const newsletterSchema = z.object({
  email: emailField,
  user_role: z
    .enum(
      ['', ...newsletterRoles.map(({ value }) => value)],
      'Choose one of the answers, or leave it empty.',
    )
    .optional(),
  consent: agreed('Check the box to agree. We send nothing without your consent.'),
});

/** The values of a valid form. */
export type NewsletterInput = z.output<typeof newsletterSchema>;

/** Label of the box that has to be ticked; stored word for word with the sign-up, its time and its page. */
export const newsletterConsentText =
  'I agree to receive the weekly AI salary newsletter by email: new AI jobs and pay figures, with their sources. I can unsubscribe at any time with the link in every issue.';
