import { newsletterConfirmation, newsletterKnown } from './mails.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { signUpMails } from '@talent/functions/mail/mail-links.ts';
import { hmacUuid, normalEmail } from '@talent/api/address/hash';

/** A subscriber for the database: with the same id for every sign-up of an address, and the two mails of a sign-up. */
export async function newsletterSignUp(email: string, context: FunctionContext) {
  const id = await hmacUuid(context.secret, `subscriber:${normalEmail(email)}`);
  const mails = await signUpMails('newsletter', { email, id, subscriberId: id }, context, {
    confirmation: (unsubscribe, confirm) =>
      newsletterConfirmation(unsubscribe, confirm, context.site),
    known: (unsubscribe) => newsletterKnown(unsubscribe, context.site),
  });
  return { id, ...mails };
}
