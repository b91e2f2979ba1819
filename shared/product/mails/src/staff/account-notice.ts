import { greeting, paragraph, type MailContent, type MailSite } from '../mail.ts';

/** A change of a staff account; `facts` are shown as rows. */
export interface AccountNotice {
  event: AccountEvent;
  facts: readonly { label: string; value: string }[];
}

/** Tells the owner of a staff account what happened to it. */
export function accountNotice({ event, facts }: AccountNotice, { origin }: MailSite): MailContent {
  const { subject, happened } = accountWords[event];
  return {
    subject,
    preheader: 'If this was you, there is nothing to do.',
    headline: subject,
    body: [
      greeting,
      paragraph(happened),
      ...(facts.length === 0 ? [] : [{ kind: 'facts', rows: facts } as const]),
      paragraph('If this was you, there is nothing to do.'),
      paragraph(
        'If it was not you, open Account & security in the staff area, end all other sessions and change your password. Then tell another admin.',
      ),
    ],
    button: {
      label: 'Open Account & security',
      href: `${origin}/internal-admin-xyz123/account`,
    },
  };
}

/** Events of a staff account, and the subject of the mail that tells its owner. */
export const accountWords = {
  'password.changed': {
    subject: 'Your staff password was changed',
    happened: 'The password of your staff account was changed. All other sessions were ended.',
  },
  'email.changed': {
    subject: 'The email address of your staff account was changed',
    happened: 'Your staff account has another email address now.',
  },
  'factor.added': {
    subject: 'A second factor was added to your staff account',
    happened: 'A second factor was added to your staff account.',
  },
  'factor.removed': {
    subject: 'A second factor was removed from your staff account',
    happened: 'A second factor was removed from your staff account.',
  },
  'recovery-codes.made': {
    subject: 'New recovery codes for your staff account',
    happened: 'New recovery codes were made for your staff account. Earlier codes no longer work.',
  },
  'recovery-code.used': {
    subject: 'A recovery code was used for your staff account',
    happened: 'A recovery code was used to sign in to your staff account. It no longer works.',
  },
  'device.new': {
    subject: 'New sign-in to your staff account',
    happened: 'Your staff account was used from a browser that we have not seen before.',
  },
  'account.locked': {
    subject: 'Too many wrong codes for your staff account',
    happened:
      'Someone entered five wrong codes or passwords for your staff account. After a few more we refuse them for a while.',
  },
} as const;

export type AccountEvent = keyof typeof accountWords;
