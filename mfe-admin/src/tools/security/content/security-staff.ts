/** Texts of the list of admins. */
export const roleTexts = {
  caption: 'Accounts with the role admin',
  lede: 'Admins see and change everything in this area. Every change is in the audit log. The database never lets the last one go.',
  email: 'E-mail',
  since: 'Admin since, UTC',
  you: 'you',
  actions: 'Change',
  remove: 'Remove',
  removeLabel: (email: string): string => `Remove the role from ${email}`,
  add: 'Make an admin',
  addLabel: 'E-mail of an existing account',
  addHint: 'The person signs up first; nothing is sent to them.',
  addInvalid: 'Enter an e-mail address, such as ada@company.example.',
  failed: 'That did not work. Check the connection and try again.',
  done: 'Done',
  outcomes: {
    granted: (email: string): string => `${email} is an admin now.`,
    'already-admin': (email: string): string => `${email} is an admin already.`,
    'no-account': (email: string): string =>
      `There is no account with the address ${email}. The person has to sign up first.`,
    unconfirmed: (email: string): string =>
      `${email} has not confirmed the address yet. The person has to follow the link in the mail first.`,
    revoked: (email: string): string => `${email} is no longer an admin.`,
    'no-admin': (email: string): string => `${email} was no longer an admin.`,
    'last-admin': (email: string): string =>
      `${email} is the last admin and stays. Make someone else an admin first.`,
  },
  confirm: {
    grant: (email: string): string => `Make ${email} an admin?`,
    revoke: (email: string): string => `Remove the role from ${email}?`,
    grantText:
      'This account will see and change everything in this area, and can remove other admins.',
    revokeText: 'This account will no longer have access to this area.',
    revokeSelf: 'This is your own account: you will no longer have access to this area.',
    type: 'Type the e-mail address to confirm',
    wrong: 'This is another address.',
    grantDo: 'Make admin',
    revokeDo: 'Remove role',
    cancel: 'Cancel',
    working: 'Saving …',
  },
} as const;

/** Texts of the audit log. */
export const auditTexts = {
  caption: 'Rows of the audit log',
  lede: 'Rows are only ever added. Each carries a hash over itself and the row before it, so a row that was changed, deleted or added later is found.',
  filter: 'Action or subject',
  empty: 'Nothing has been done yet.',
  number: 'Row',
  time: 'Time, UTC',
  actor: 'Who',
  nobody: 'server or command',
  unknownActor: (id: string): string => `account ${id.slice(0, 8)}`,
  action: 'Action',
  subject: 'Subject',
  details: 'Details',
  verify: 'Verify',
  verifying: 'Computing every hash …',
  failed: 'The log was not verified. Check the connection and try again.',
  kept: 'Head hash that you kept',
  keptHint:
    'The owner of the database could rewrite the whole log. A hash kept elsewhere shows that.',
  sound: (checked: number): string =>
    checked === 1
      ? 'The log is sound: 1 row checked.'
      : `The log is sound: ${checked} rows checked.`,
  head: (id: number): string => `Head, row ${id}:`,
  unsound: (id: number): string => `The log is not sound from row ${id} on`,
  reasons: {
    changed: (id: number): string => `Row ${id} was changed: its content does not give its hash.`,
    replaced: (id: number): string =>
      `Row ${id} was replaced: the log went on from another row of that number.`,
    missing: (id: number): string => `Row ${id} was deleted.`,
    foreign: (id: number): string => `Row ${id} was not written by the log.`,
    rewritten: () =>
      'The log is sound in itself, but the hash that you kept is not in it: the log was rewritten since.',
  },
} as const;
