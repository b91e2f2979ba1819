import { salaryAlertSent } from '@talent/functions/salary-alert/form';

/** Words of the form of an alert; a file of its own, because the form loads late. */
export const alertFormText = {
  role: { label: 'Role to follow', none: 'Choose a role' },
  sources: 'A new edition of these sources can move it:',
  privacy: { before: 'What we store and for how long:', label: 'privacy policy' },
  receipt: { ...salaryAlertSent, again: 'Follow another role' },
};
