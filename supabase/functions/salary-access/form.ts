import { z } from '@talent/protocol/forms/schema';
import { defineForm, emailOf, question } from '@talent/forms/define-form';
import { newsletterConsent } from '../newsletter/consent.ts';

const roles = [
  { value: 'employer', label: 'I hire' },
  { value: 'engineer', label: 'I work in AI' },
  { value: 'other', label: 'Something else' },
] as const;

/** The form that opens every salary figure: its answer has a token. */
export const salaryAccessForm = defineForm({
  name: 'salary-access',
  contract: 1,
  ids: 'access',
  fields: {
    email: emailOf('Email'),
    user_role: question('What brings you here?', roles, 'Choose the answer that fits you best.'),
    /** Confirmed by a link in an email. */
    newsletter: {
      kind: 'box',
      label: newsletterConsent,
      schema: z.boolean('Check the box, or leave it empty.').optional(),
    },
  },
  submit: 'Show every role',
  /** Stored word for word with the address, its time and its page. */
  note: 'Free, no credit card. We keep your address and your answer for 24 months to know who uses the salary data, and send nothing you did not ask for.',
  proof: 'token',
});
