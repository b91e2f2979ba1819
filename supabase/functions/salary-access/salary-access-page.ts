import {
  salaryAccessConsentText,
  salaryAccessNewsletterText,
  salaryAccessRoles,
} from '@talent/api/forms/salary-access';
import type { FormPage } from '@talent/functions/forms/form-definition.ts';

/** The form and its answer as pages, for browsers without JavaScript. */
export const salaryAccessPage: FormPage = {
  title: 'Open all salary figures',
  path: '/ai-ml-salary-data',
  submitLabel: 'Open the figures',
  fields: [
    {
      kind: 'email',
      name: 'email',
      label: 'E-mail',
      hint: salaryAccessConsentText,
      autocomplete: 'email',
    },
    { kind: 'choice', name: 'user_role', label: 'Who are you?', choices: salaryAccessRoles },
    { kind: 'agreement', name: 'newsletter', label: `${salaryAccessNewsletterText} (optional)` },
  ],
  accepted: {
    title: 'Your address is noted',
    paragraphs: [
      'The filters and the figures of the other roles need JavaScript, which this browser does not run: they stay closed here. The three open roles and the salary guide are readable without it.',
      'In a browser that runs JavaScript, the same address opens all figures at once. We have sent no mail, except the one that confirms the newsletter if you asked for it.',
    ],
  },
};
