/** Texts of the page that a link in a mail of the sign-in leads to. */
export const mailLink = {
  text: 'The link of your email works once. Use it when you are ready.',
  submit: 'Continue',
  working: 'Checking …',
} as const;
