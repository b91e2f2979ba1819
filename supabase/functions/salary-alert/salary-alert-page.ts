import { alertCountries, salaryAlertConsentText } from '@talent/api/forms/salary-alert';
import type { FormPage } from '@talent/functions/forms/form-definition.ts';

/** The form of a salary alert and its answer as pages, for browsers without JavaScript. */
export const salaryAlertPage: FormPage = {
  title: 'Tell me when this role moves',
  path: '/ai-ml-salary-data',
  submitLabel: 'Send me the alert',
  fields: [
    { kind: 'email', name: 'email', label: 'Email', autocomplete: 'email' },
    // Chosen on the page, which knows the roles.
    { kind: 'hidden', name: 'role' },
    { kind: 'choice', name: 'country', label: 'Country', choices: alertCountries },
    { kind: 'agreement', name: 'consent', label: salaryAlertConsentText },
  ],
  accepted: {
    title: 'One more step: open your inbox',
    paragraphs: [
      'We have sent you an email. Open its link within seven days to confirm. The alert is off until then.',
      'No email after a few minutes? Check your spam folder, or ask for the alert again.',
    ],
  },
};
