import type { PageHead } from '@talent/sdk/contract';

export const adminLoginHead: PageHead = {
  title: 'Staff sign-in | AI Talent Experts',
  description:
    'Staff sign-in of AI Talent Experts. Looking for work, or for engineers to hire? Our contact page is the fastest way to reach a person on our team.',
  canonicalPath: '/admin-login-xyz123',
  robots: 'noindex, nofollow',
};

/** A wait in words, rounded up: 840 seconds are 14 minutes. */
function waitInWords(seconds: number | null): string {
  if (seconds === null) return 'in a minute';
  if (seconds === 1) return 'in 1 second';
  if (seconds <= 90) return `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** Texts of the staff sign-in. None of them says whether an address has an account. */
export const adminLogin = {
  needsScript: 'Signing in needs JavaScript, which this browser has turned off.',
  summary: 'Please check what you entered',
  tryAgain: 'Try again',
  fields: {
    email: 'Email address',
    emailMissing: 'Enter your email address.',
    emailInvalid: 'Enter an email address with one @ and a domain, such as name@example.com.',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    newPassword: 'New password',
    newPasswordHint: 'At least 12 characters. Several unrelated words are easier to remember.',
    newPasswordMissing: 'Enter a new password.',
    newPasswordShort: 'Enter at least 12 characters.',
    newPasswordLong: 'Use at most 72 characters, fewer with accents.',
    show: 'Show password',
  },
  signIn: {
    title: 'Staff sign-in',
    lede: 'For the people who work here.',
    submit: 'Sign in',
    working: 'Signing in …',
    forgot: 'Forgot password?',
  },
  signInFailed: {
    refused: {
      title: 'You are not signed in',
      text: 'The email address and the password do not match an account. Check both, or request a new password.',
    },
    unreachable: {
      title: 'The sign-in service could not be reached',
      text: 'Check your connection and try again. What you entered is still here.',
    },
  },
  tooMany: {
    title: 'Too many attempts',
    text: (seconds: number | null): string =>
      `Try again ${waitInWords(seconds)}. What you entered is still here.`,
  },
  tooManyMails: {
    title: 'Too many emails requested',
    text: (seconds: number | null): string =>
      `Check your inbox and your spam folder first. You can request another email ${waitInWords(seconds)}.`,
  },
  recovery: {
    title: 'Forgot password',
    lede: 'Enter your email address. We will send you a link to set a new password.',
    deadLink: 'That link has expired or has already been used. Request a new one here.',
    submit: 'Send the link',
    working: 'Sending …',
    back: 'Back to sign-in',
    askedTitle: 'Check your email',
    asked:
      'If there is an account with this address, an email with a link is on its way. It can take a few minutes. Check your spam folder too.',
  },
  newPassword: {
    title: 'Set a new password',
    lede: 'You are signed in. Choose the password for your next sign-in.',
    submit: 'Save the password',
    working: 'Saving …',
    later: 'Keep my current password',
    saved: 'Your new password is saved.',
  },
  newPasswordFailed: {
    weak: {
      title: 'The password was not accepted',
      text: 'It is a common one, or mostly your address or our name. Choose other words.',
    },
    same: {
      title: 'This is your current password',
      text: 'Choose a different one, or keep the one you have.',
    },
    expired: {
      title: 'Your sign-in has expired',
      text: 'Request a new link and set the password within ten minutes.',
    },
    'second-factor': {
      title: 'Confirm that it is you first',
      text: 'Your account has a second factor. Confirm it, then set the password.',
    },
    unreachable: {
      title: 'The password is not saved yet',
      text: 'The sign-in service could not be reached. Check your connection and try again. What you entered is still here.',
    },
  },
  secondFactor: {
    title: 'Confirm that it is you',
    lede: 'Your password is correct. Now use your second factor.',
  },
  enroll: {
    title: 'Set up a second factor',
    lede: 'Staff accounts need one. An authenticator app is quickest. You can add a passkey later.',
  },
  signedIn: {
    title: 'You are signed in',
    lede: (email: string): string => `Signed in as ${email}.`,
    ledeWithoutEmail: 'Your account has no email address.',
    checking: 'Checking your access',
    onward: 'Go to the staff area',
    denied: 'This account has no access to the staff area.',
    deniedHint: 'If it should have access, check again, or sign out and use another account.',
    checkAgain: 'Check again',
    newPassword: 'Set a new password',
    signOut: 'Sign out',
    signingOut: 'Signing out …',
    signedOut: 'You are signed out.',
  },
} as const;
