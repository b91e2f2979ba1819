/** Texts of the dialog that asks for a fresh sign-in. */
export const stepUpTexts = {
  title: 'Confirm that it is you',
  factor: 'This needs a recent sign-in. Use your second factor to continue.',
  password: 'This needs a recent sign-in. Enter your password to continue.',
  field: 'Password',
  missing: 'Enter your password.',
  wrong: 'That password is wrong.',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  submit: 'Confirm',
  working: 'Checking …',
  cancel: 'Cancel',
  loading: 'Loading …',
  retry: 'Try again',
  notDone: 'That did not work. Check the connection and try again.',
} as const;
