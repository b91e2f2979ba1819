import {
  salaryAccessConsentText,
  salaryAccessNewsletterText,
  salaryAccessRoles,
} from '@talent/api/forms/salary-access';
import type { FormPage } from '@talent/functions/forms/form-definition.ts';

/** The form and its answer as pages, for browsers without JavaScript. */
export const salaryAccessPage: FormPage = {
  title: 'See every role',
  path: '/ai-ml-salary-data',
  submitLabel: 'Show every role',
  fields: [
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      hint: salaryAccessConsentText,
      autocomplete: 'email',
    },
    {
      kind: 'choice',
      name: 'user_role',
      label: 'What brings you here?',
      choices: salaryAccessRoles,
    },
    { kind: 'agreement', name: 'newsletter', label: `${salaryAccessNewsletterText} (optional)` },
  ],
  accepted: {
    title: 'We have your address',
    paragraphs: [
      'The filters and the detailed figures need JavaScript, which is off in this browser. You can read the headline figure of every role and the salary guide without it.',
      'In a browser with JavaScript, the same email address opens all figures at once. We send no email, except the one that confirms the newsletter if you asked for it.',
    ],
  },
};
