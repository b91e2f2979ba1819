import { oneOf } from './choice.ts';
import { emailField } from './email.ts';
import { agreed, z } from './schema.ts';

/** Where an alert looks: the countries of the salary figures. */
export const alertCountries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
] as const;

const ROLE_MISSING = 'Choose the role that you want to follow.';

/** "Tell me when this role moves", as sent. The database knows which roles have figures in which country. */
export const salaryAlertSchema = z.object({
  email: emailField,
  /** Key of a `SalaryRole`. */
  role: z
    .string(ROLE_MISSING)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ROLE_MISSING)
    .max(100, ROLE_MISSING),
  country: oneOf(alertCountries, 'Choose a country.'),
  consent: agreed('Check the box to agree. We send nothing without your consent.'),
});

/** The values of a valid form. */
export type SalaryAlertInput = z.output<typeof salaryAlertSchema>;

/** Label of the box that has to be checked; stored word for word with the alert, its time and its page. */
export const salaryAlertConsentText =
  'I agree to get an email when a new edition of the figures moves the pay of this role: its median or middle half by more than 2%, or a figure that is added or withheld. It is one email per edition at most. I can unsubscribe at any time with the link in every email.';
