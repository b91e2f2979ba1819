import { newsletterConfirmation, newsletterKnown } from './mails.ts';
import { renderMail } from '@talent/mails/render-mail';
import type { FunctionContext } from '@talent/functions/context.ts';
import {
  oneClickHeaders,
  confirmUntil,
  mailLink,
  type LinkContext,
} from '@talent/functions/mail/mail-links.ts';
import type { QueuedMessage } from '@talent/functions/mail/sender-and-staff.ts';
import { hmacUuid, normalEmail } from '@talent/api/address/hash';

/** The mail with the link that confirms a subscription. */
export async function confirmMail(id: string, email: string, context: FunctionContext) {
  const content = newsletterConfirmation(await confirmLink(id, context));
  return {
    name: 'confirm',
    to: email,
    ...renderMail(content, context.site),
  } satisfies QueuedMessage;
}

/** The mail to a subscriber who signed up again. */
export async function knownMail(id: string, email: string, context: FunctionContext) {
  const unsubscribe = await unsubscribeLink(id, context);
  return {
    name: 'known',
    to: email,
    ...renderMail(newsletterKnown(unsubscribe, context.site), context.site),
    headers: oneClickHeaders(unsubscribe),
  } satisfies QueuedMessage;
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
