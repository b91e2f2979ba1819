import { newsletterConsentText, newsletterRoles } from '@talent/api/forms/newsletter';
import type { FormPage } from '@talent/functions/forms/form-definition.ts';

/** The newsletter form and its answer as pages, for browsers without JavaScript. */
export const newsletterPage: FormPage = {
  title: 'Get the AI salary newsletter',
  path: '/ai-salary-newsletter',
  submitLabel: 'Subscribe',
  fields: [
    { kind: 'email', name: 'email', label: 'Email', autocomplete: 'email' },
    {
      kind: 'choice',
      name: 'user_role',
      label: 'Who are you? (optional)',
      choices: newsletterRoles,
    },
    { kind: 'agreement', name: 'consent', label: newsletterConsentText },
  ],
  accepted: {
    title: 'One more step: open your inbox',
    paragraphs: [
      'We have sent you an email. Open its link within seven days to confirm. You are not subscribed until then.',
      'No email after a few minutes? Check your spam folder, or sign up again.',
    ],
  },
};
