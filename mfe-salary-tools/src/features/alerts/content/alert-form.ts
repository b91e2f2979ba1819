import { salaryAlertSent } from '@talent/functions/salary-alert/form';

/** Words of the form of an alert; a file of its own, because the form loads late. */
export const alertFormText = {
  role: {
    label: 'Role to follow',
    none: 'Choose a role',
    hint: 'Roles without a source that still has new editions are not listed.',
  },
  /** Why a country is no choice. */
  dead: (countries: string) =>
    `Not in ${countries}: no source that still has new editions has figures of this role.`,
  sources: 'A new edition of these sources can move it:',
  privacy: { before: 'What we store and for how long:', label: 'privacy policy' },
  receipt: { ...salaryAlertSent, again: 'Follow another role' },
};
