/** Texts of the dialog that asks for a fresh sign-in. */
export const stepUpTexts = {
  title: 'Confirm that it is you',
  factor: 'This changes who gets in. Use your second factor to go on.',
  password: 'This changes who gets in. Enter your password to go on.',
  field: 'Password',
  missing: 'Enter your password.',
  wrong: 'This is not your password.',
  tooMany: 'Too many attempts. Wait a while, then try again.',
  submit: 'Confirm',
  working: 'Checking …',
  cancel: 'Cancel',
  loading: 'Loading …',
  retry: 'Try again',
  notDone: 'That did not work. Check the connection and try again.',
} as const;
