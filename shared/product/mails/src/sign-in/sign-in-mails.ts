import { greeting, paragraph, type MailContent, type MailSite } from '../mail.ts';

/** The page where staff sign in. Links of these mails lead there. */
export const LOGIN_PATH = '/admin-login-xyz123';

/**
 * The link of a mail, as the sign-in page reads it: a button there uses it up, because programs that check mails open every link. The
 * server gets nothing of a fragment, so the hash is in no log.
 */
function link(type: string, { tokenHash }: SignInValues, { origin }: MailSite): string {
  return `${origin}${LOGIN_PATH}#type=${type}&token_hash=${tokenHash}`;
}

/** For how long the auth service takes a link or a code: `otp_expiry`. */
const WORKS = 'works once, within ten minutes';

/** Values of a mail that the auth service sends. */
export interface SignInValues {
  /** The hash in the link that acts; empty for `reauthentication`. */
  tokenHash: string;
  /** The code of `reauthentication`: the only mail that shows one, because it is there to be typed. */
  code: string;
  /** Of `email_change`. */
  newEmail: string;
}

/** Mails of the auth service, by the names of its templates. */
export const signInMails = {
  recovery: (values, site) => ({
    subject: 'Set a new staff password',
    preheader: `The link ${WORKS}.`,
    headline: 'Set a new password',
    body: [
      greeting,
      paragraph(
        `Someone, probably you, asked for a new password of your staff account. The link ${WORKS}.`,
      ),
    ],
    button: { label: 'Set a new password', href: link('recovery', values, site) },
    after: [paragraph('If it was not you, ignore this email. Your password stays as it is.')],
  }),
  email_change: (values, site) => ({
    subject: 'Confirm the new email address of your staff account',
    preheader: 'Your address changes after you confirm.',
    headline: 'Confirm the new address',
    body: [
      greeting,
      paragraph(
        `The address of your staff account is about to change to ${values.newEmail}. The link ${WORKS}.`,
      ),
    ],
    button: { label: 'Confirm the new address', href: link('email_change', values, site) },
    after: [
      paragraph(
        'If it was not you, ignore this email and change your password. Your address stays as it is.',
      ),
    ],
  }),
  confirmation: (values, site) => ({
    subject: 'Confirm the address of your staff account',
    preheader: 'Then you can sign in.',
    headline: 'Confirm your address',
    body: [
      greeting,
      paragraph(
        `A staff account was made for this address. Confirm it, and you can sign in. The link ${WORKS}.`,
      ),
    ],
    button: { label: 'Confirm this address', href: link('signup', values, site) },
    after: [paragraph('If you did not expect this, ignore this email.')],
  }),
  invite: (values, site) => ({
    subject: 'You are invited to the staff area',
    preheader: 'Accept, and choose a password.',
    headline: 'You are invited to the staff area',
    body: [
      greeting,
      paragraph(
        `An admin invited you. Accept, and choose a password. The link ${WORKS}. After that, open the staff sign-in and choose “Forgot password?” to get another one.`,
      ),
    ],
    button: { label: 'Accept the invitation', href: link('invite', values, site) },
    after: [paragraph('If you did not expect this, ignore this email.')],
  }),
  magic_link: (values, site) => ({
    subject: 'Your sign-in link',
    preheader: `The link ${WORKS}.`,
    headline: 'Sign in to the staff area',
    body: [greeting, paragraph(`Here is the link that signs you in. It ${WORKS}.`)],
    button: { label: 'Sign in', href: link('magiclink', values, site) },
    after: [paragraph('If you did not ask for it, ignore this email.')],
  }),
  reauthentication: ({ code }, { origin }) => ({
    subject: 'Your code for a change of your staff account',
    preheader: 'Type it where you were asked for it.',
    headline: 'Your code',
    body: [
      greeting,
      paragraph(`Type this code where you were asked for it. It ${WORKS}.`),
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
