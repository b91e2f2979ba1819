/** Texts about requests of any tool. */
export const requestTexts = {
  signedOut: 'You are no longer signed in',
  signedOutHow: 'Sign in again in another tab, then try again. What you typed stays here.',
} as const;
