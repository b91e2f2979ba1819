/** Texts of the list of admins. */
export const roleTexts = {
  caption: 'Accounts with the admin role',
  lede: 'Admins can see and change everything in this area. Every change is in the audit log. The last admin cannot be removed.',
  email: 'Email',
  since: 'Admin since',
  you: 'you',
  actions: 'Change',
  remove: 'Remove',
  removeLabel: (email: string): string => `Remove the admin role from ${email}`,
  add: 'Make an admin',
  addLabel: 'Email of an existing account',
  addHint: 'The person needs to sign up first. We don’t send them anything.',
  addInvalid: 'Enter an email address, such as ada@company.example.',
  failed: 'That did not work. Check the connection and try again.',
  done: 'Done',
  outcomes: {
    granted: (email: string): string => `${email} is now an admin.`,
    'already-admin': (email: string): string => `${email} is already an admin.`,
    'no-account': (email: string): string =>
      `There is no account with the address ${email}. The person needs to sign up first.`,
    unconfirmed: (email: string): string =>
      `${email} has not been confirmed yet. The person needs to open the link in the confirmation email first.`,
    revoked: (email: string): string => `${email} is no longer an admin.`,
    'no-admin': (email: string): string => `${email} was not an admin anymore.`,
    'last-admin': (email: string): string =>
      `${email} is the last admin and cannot be removed. Make someone else an admin first.`,
  },
  confirm: {
    grant: (email: string): string => `Make ${email} an admin?`,
    revoke: (email: string): string => `Remove the admin role from ${email}?`,
    grantText:
      'This account will be able to see and change everything in this area, and to remove other admins.',
    revokeText: 'This account will no longer have access to this area.',
    revokeSelf: 'This is your own account: you will no longer have access to this area.',
    type: 'Type the email address to confirm',
    wrong: 'The address does not match.',
    grantDo: 'Make admin',
    revokeDo: 'Remove role',
    cancel: 'Cancel',
    working: 'Saving …',
  },
} as const;

/** Texts of the audit log. */
export const auditTexts = {
  caption: 'Audit log entries',
  lede: 'Rows are only ever added. Each has a hash of itself and of the row before it, so verification finds any row that was changed, deleted or inserted later.',
  filter: 'Action or subject',
  empty: 'No entries yet.',
  number: 'Row',
  time: 'Time',
  actor: 'Who',
  nobody: 'server or command',
  unknownActor: (id: string): string => `account ${id.slice(0, 8)}`,
  action: 'Action',
  subject: 'Subject',
  details: 'Details',
  verify: 'Verify',
  verifying: 'Verifying every hash …',
  failed: 'The log was not verified. Check the connection and try again.',
  kept: 'Head hash you saved',
  keptHint:
    'The database owner could rewrite the whole log. A hash saved elsewhere would reveal that.',
  sound: (checked: number): string =>
    checked === 1
      ? 'The log is intact: 1 row checked.'
      : `The log is intact: ${checked} rows checked.`,
  head: (id: number): string => `Head, row ${id}:`,
  unsound: (id: number): string => `The log is not intact from row ${id} on`,
  reasons: {
    changed: (id: number): string => `Row ${id} was changed: its content does not match its hash.`,
    replaced: (id: number): string =>
      `Row ${id} was replaced: the log continues from a different row with that number.`,
    missing: (id: number): string => `Row ${id} was deleted.`,
    foreign: (id: number): string => `Row ${id} was not written by the log.`,
    rewritten: () =>
      'The log is consistent, but the hash you saved is not in it. The log has been rewritten since.',
  },
} as const;
