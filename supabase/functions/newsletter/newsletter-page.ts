import { newsletterConsentText, newsletterRoles } from '@talent/api/forms/newsletter';
import type { FormPage } from '@talent/functions/forms/form-definition.ts';

/** The newsletter form and its answer as pages, for browsers without JavaScript. */
export const newsletterPage: FormPage = {
  title: 'Get the AI salary newsletter',
  path: '/ai-salary-newsletter',
  submitLabel: 'Subscribe',
  fields: [
    { kind: 'email', name: 'email', label: 'E-mail', autocomplete: 'email' },
    {
      kind: 'choice',
      name: 'user_role',
      label: 'Who are you? (optional)',
      choices: newsletterRoles,
    },
    { kind: 'agreement', name: 'consent', label: newsletterConsentText },
  ],
  accepted: {
    title: 'One more step',
    paragraphs: [
      'We have sent you a mail. Open it and follow its link within seven days: only then are you subscribed.',
      'Nothing there after some minutes? Look into the folder for unwanted mail, or sign up once more.',
    ],
  },
};
