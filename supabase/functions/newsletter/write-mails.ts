import { newsletterConfirmation, newsletterKnown } from './mails.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import {
  confirmMailTo,
  confirmUntil,
  knownMailTo,
  mailLink,
  type LinkContext,
} from '@talent/functions/mail/mail-links.ts';
import { hmacUuid, normalEmail } from '@talent/api/address/hash';

/** The mail with the link that confirms a subscription. */
export async function confirmMail(id: string, email: string, context: FunctionContext) {
  return confirmMailTo(email, newsletterConfirmation(await confirmLink(id, context)), context);
}

/** The mail to a subscriber who signed up again. */
export async function knownMail(id: string, email: string, context: FunctionContext) {
  const unsubscribe = await unsubscribeLink(id, context);
  return knownMailTo(email, newsletterKnown(unsubscribe, context.site), unsubscribe, context);
}

/** The id of a subscriber: the same for every sign-up of an address. */
export function subscriberId(secret: string, email: string): Promise<string> {
  return hmacUuid(secret, `subscriber:${normalEmail(email)}`);
}

/** Valid for seven days. */
export function confirmLink(id: string, context: LinkContext): Promise<string> {
  return mailLink('newsletter-confirm', id, confirmUntil(context), context);
}

/** Valid until the secret changes. */
export function unsubscribeLink(id: string, context: LinkContext): Promise<string> {
  return mailLink('newsletter-unsubscribe', id, null, context);
}
