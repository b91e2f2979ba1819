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
    title: 'You are signed up',
    paragraphs: [
      'The filters and the details of the other roles need JavaScript, which this browser does not run, so they stay closed here. You can read the headline figure of every role, the three open roles and the salary guide without it.',
      'In a browser that runs JavaScript, the same address opens all figures at once. We send no email, except the one that confirms the newsletter if you asked for it.',
    ],
  },
};
