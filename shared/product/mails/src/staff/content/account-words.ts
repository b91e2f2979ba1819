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
