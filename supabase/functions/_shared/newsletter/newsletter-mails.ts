import { newsletterConfirmation, newsletterKnown } from '@talent/mails/newsletter-mails';
import { renderMail } from '@talent/mails/render-mail';
import type { FunctionContext } from '../context.ts';
import { oneClickHeaders } from '../mail/mail-links.ts';
import type { QueuedMessage } from '../mail/queued-message.ts';
import { confirmLink, unsubscribeLink } from './newsletter-links.ts';

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
