import { alertConfirmation, alertKnown, type AlertSubject } from './mails.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { signUpMails } from '@talent/functions/mail/mail-links.ts';
import { hmacUuid, normalEmail } from '@talent/api/address/hash';

/**
 * An alert for the database: with the same ids for every sign-up of an address for a role in a country, and for all alerts of an
 * address, and the two mails of a sign-up.
 */
export async function alertSignUp(
  { email, role, ...subject }: AlertSubject & { email: string; role: string },
  context: FunctionContext,
) {
  const address = normalEmail(email);
  const id = await hmacUuid(context.secret, `salary-alert:${subject.country}:${role}:${address}`);
  const subscriberId = await hmacUuid(context.secret, `salary-alerts:${address}`);
  const mails = await signUpMails('salary-alert', { email, id, subscriberId }, context, {
    confirmation: (link) => alertConfirmation(subject, link),
    known: (unsubscribe) => alertKnown(subject, unsubscribe, context.site),
  });
  return { id, subscriberId, ...mails };
}
