import type { RunningSite } from './start-site.ts';

/** Lines with the staff sign-in and the mailbox of a local backend. */
export function describeAccounts({
  url,
  admin,
  mailboxUrl,
}: Pick<RunningSite, 'url' | 'admin' | 'mailboxUrl'>): string[] {
  return [
    ...(admin === null
      ? []
      : [
          `  Staff:        ${url}/admin-login-xyz123`,
          `  Login:        ${admin.email}`,
          `  Password:     ${admin.password}`,
        ]),
    ...(mailboxUrl === null ? [] : [`  Mailbox:      ${mailboxUrl}`]),
  ];
}
