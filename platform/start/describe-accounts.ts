import type { RunningSite } from './start-site.ts';

/**
 * Lines with the staff sign-in and the mailbox of a local backend.
 * @param isSeen a person looks at them: otherwise they go to a log, and the password's place is named instead of the password
 */
export function describeAccounts(
  { url, admin, mailboxUrl }: Pick<RunningSite, 'url' | 'admin' | 'mailboxUrl'>,
  isSeen: boolean,
): string[] {
  return [
    ...(admin === null
      ? []
      : [
          `  Staff:        ${url}/admin-login-xyz123`,
          `  Login:        ${admin.email}`,
          `  Password:     ${isSeen ? admin.password : admin.passwordIn}`,
        ]),
    ...(mailboxUrl === null ? [] : [`  Mailbox:      ${mailboxUrl}`]),
  ];
}
