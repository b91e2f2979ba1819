import { oneOf } from './choice.ts';
import { emailField } from './email.ts';
import { newsletterConsentText } from './newsletter.ts';
import { z } from './schema.ts';

export const salaryAccessRoles = [
  { value: 'employer', label: 'I hire' },
  { value: 'engineer', label: 'I work in AI' },
  { value: 'other', label: 'Something else' },
] as const;

/** The form that unlocks the salary figures, as sent; `newsletter` may be left out. */
export const salaryAccessSchema = z.object({
  email: emailField,
  user_role: oneOf(salaryAccessRoles, 'Choose the answer that fits you best.'),
  newsletter: z.boolean('Check the box, or leave it empty.').optional(),
});

/** The values of a valid form. */
export type SalaryAccessInput = z.output<typeof salaryAccessSchema>;

/** Shown at the button; stored word for word with the address, its time and its page. */
export const salaryAccessConsentText =
  'Free, no credit card. We keep your address and your answer for 24 months to know who uses the salary data, and send nothing you did not ask for.';

/** Label of the box for the newsletter, which is confirmed by a link in an email. */
export const salaryAccessNewsletterText = newsletterConsentText;
