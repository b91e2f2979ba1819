import { alertCountries } from './choices.ts';
import { z } from '@talent/protocol/forms/schema';
import { agreement, defineForm, emailOf, question } from '@talent/forms/define-form';

const ROLE_MISSING = 'Choose the role that you want to follow.';

/** "Tell me when this role moves". The database knows which roles have figures in which country. */
export const salaryAlertForm = defineForm({
  name: 'salary-alert',
  contract: 1,
  ids: 'alert',
  fields: {
    email: emailOf('Email for the alert'),
    /** Key of a `SalaryRole`. The page knows the roles, and shows them where it is not about one. */
    role: {
      kind: 'hidden',
      schema: z
        .string(ROLE_MISSING)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ROLE_MISSING)
        .max(100, ROLE_MISSING),
    },
    country: question('Figures for', alertCountries, 'Choose a country.'),
    consent: agreement(
      'I agree to get an email when a new edition of the figures moves the pay of this role: its median or middle half by more than 2%, or a figure that is added or withheld. It is one email per edition at most. I can unsubscribe at any time with the link in every email.',
      'Check the box to agree. We send nothing without your consent.',
    ),
  },
  submit: 'Send me the alert',
});

/** Words of the receipt. */
export const salaryAlertSent = {
  title: 'One more step: open your inbox',
  next: [
    'We have sent you an email. Open its link within seven days to confirm. The alert is off until then.',
    'No email after a few minutes? Check your spam folder, or ask for the alert again.',
  ],
};
