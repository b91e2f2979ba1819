import { greeting, paragraph, type MailContent, type MailSite } from '../mail.ts';

/** Values of a mail that the auth service sends. */
export interface SignInValues {
  /** The link that acts; empty for `reauthentication`. */
  link: string;
  /** The code of `reauthentication`: the only mail that shows one, because it is there to be typed. */
  code: string;
  /** Of `email_change`. */
  newEmail: string;
}

/** Mails of the auth service, by the names of its templates. */
export const signInMails = {
  recovery: ({ link }) => ({
    subject: 'Set a new staff password',
    preheader: 'The link works once.',
    headline: 'Set a new password',
    body: [
      greeting,
      paragraph(
        'Someone, probably you, asked for a new password of your staff account. The link works once.',
      ),
    ],
    button: { label: 'Set a new password', href: link },
    after: [paragraph('If it was not you, ignore this email. Your password stays as it is.')],
  }),
  email_change: ({ link, newEmail }) => ({
    subject: 'Confirm the new email address of your staff account',
    preheader: 'Your address changes after you confirm.',
    headline: 'Confirm the new address',
    body: [
      greeting,
      paragraph(`The address of your staff account is about to change to ${newEmail}.`),
    ],
    button: { label: 'Confirm the new address', href: link },
    after: [
      paragraph(
        'If it was not you, ignore this email and change your password. Your address stays as it is.',
      ),
    ],
  }),
  confirmation: ({ link }) => ({
    subject: 'Confirm the address of your staff account',
    preheader: 'Then you can sign in.',
    headline: 'Confirm your address',
    body: [
      greeting,
      paragraph('A staff account was made for this address. Confirm it, and you can sign in.'),
    ],
    button: { label: 'Confirm this address', href: link },
    after: [paragraph('If you did not expect this, ignore this email.')],
  }),
  invite: ({ link }) => ({
    subject: 'You are invited to the staff area',
    preheader: 'Accept, and choose a password.',
    headline: 'You are invited to the staff area',
    body: [greeting, paragraph('An admin invited you. Accept, and choose a password.')],
    button: { label: 'Accept the invitation', href: link },
    after: [paragraph('If you did not expect this, ignore this email.')],
  }),
  magic_link: ({ link }) => ({
    subject: 'Your sign-in link',
    preheader: 'The link works once.',
    headline: 'Sign in to the staff area',
    body: [greeting, paragraph('Here is the link that signs you in. It works once.')],
    button: { label: 'Sign in', href: link },
    after: [paragraph('If you did not ask for it, ignore this email.')],
  }),
  reauthentication: ({ code }, { origin }) => ({
    subject: 'Your code for a change of your staff account',
    preheader: 'Type it where you were asked for it.',
    headline: 'Your code',
    body: [
      greeting,
      paragraph('Type this code where you were asked for it. It works once.'),
      { kind: 'code', text: code },
    ],
    button: {
      label: 'Open Account & security',
      href: `${origin}/internal-admin-xyz123/account`,
    },
    after: [paragraph('If you did not ask for it, change your password.')],
  }),
} as const satisfies Readonly<
  Record<string, (values: SignInValues, site: MailSite) => MailContent>
>;

export type SignInMail = keyof typeof signInMails;

/** Whether a name is that of such a mail. */
export function isSignInMail(name: string): name is SignInMail {
  return Object.hasOwn(signInMails, name);
}
