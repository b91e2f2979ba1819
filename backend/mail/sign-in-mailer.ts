import { join } from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { MailSite } from '@talent/mails/mail';
import { renderMail } from '@talent/mails/render-mail';
import { isSignInMail, signInMails, type SignInValues } from '@talent/mails/sign-in-mails';

/** Filled in by the auth service for each mail: the hash of its link and the new address, a line each. */
const VALUES_FILE = join(import.meta.dirname, 'sign-in-values.txt');

/** The auth service writes the values of a mail instead of its words, with the mail's name as its subject. */
export const signInTemplates = Object.fromEntries(
  (['confirmation', 'recovery', 'magic_link', 'email_change', 'invite'] as const).map((name) => [
    name,
    { subject: name, content_path: VALUES_FILE },
  ]),
);

/** Its subject for a code to type, for which it takes no template. */
const CODE_SUBJECT = 'Confirm Reauthentication';

/**
 * Writes the mails of the auth service from the product's own sources, as text and as HTML, and hands them to `driver`.
 * A mail that it does not know is passed on as it is.
 * @param hasRoom counts a mail; false: all visitors together have caused as many as are sent, and this one is left out. The
 *   visitor's answer was given before, and is the same.
 */
export function createSignInMailer(
  driver: EmailDriver,
  site: MailSite,
  hasRoom: () => Promise<boolean>,
): EmailDriver {
  return {
    send: async (message) => {
      if (!(await hasRoom())) return;
      const known = readMail(message);
      if (known === null) return driver.send(message);
      const rendered = renderMail(signInMails[known.name](known.values, site), site);
      return driver.send({ to: message.to, ...rendered });
    },
  };
}

function readMail({ subject, text = '', html = '' }: EmailMessage) {
  const none: SignInValues = { tokenHash: '', code: '', newEmail: '' };
  if (subject === CODE_SUBJECT) {
    const code = /: (\d+)\s*$/.exec(text)?.[1];
    return code === undefined
      ? null
      : { name: 'reauthentication' as const, values: { ...none, code } };
  }
  const [tokenHash = '', newEmail = ''] = html.split('\n');
  if (!isSignInMail(subject) || !/^[\da-f]{64}$/.test(tokenHash)) return null;
  return { name: subject, values: { ...none, tokenHash, newEmail } };
}
