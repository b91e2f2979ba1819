import { hmacUuid, normalEmail } from '@talent/api/address/hash';
import { confirmUntil, mailLink, type LinkContext } from '../mail/mail-links.ts';

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
