import type { FunctionContext } from '../context.ts';
import { mailText, type QueuedMessage } from '../mail/mail-parts.ts';
import { subjectLine } from '@talent/node/mail/subject-line';
import { confirmLink, unsubscribeHeaders, unsubscribeLink } from './newsletter-links.ts';

/** The mail with the link that confirms a subscription. */
export async function confirmMail(id: string, email: string, context: FunctionContext) {
  const { site } = context;
  return {
    name: 'confirm',
    to: email,
    subject: subjectLine('Confirm your AI salary newsletter subscription'),
    text: mailText(
      [
        'Hello,',
        'Please confirm that you want the weekly AI salary newsletter. The link works for seven days:',
        await confirmLink(id, context),
        'If you did not ask for it, ignore this email. Without your confirmation, we delete your address after seven days.',
      ],
      site,
    ),
  } satisfies QueuedMessage;
}

/** The mail to a subscriber who signed up again. */
export async function knownMail(id: string, email: string, context: FunctionContext) {
  return {
    name: 'known',
    to: email,
    subject: subjectLine('You already get the AI salary newsletter'),
    text: mailText(
      [
        'Hello,',
        'Someone, probably you, signed this address up for the AI salary newsletter. It is already subscribed, so there is nothing to do.',
        `To unsubscribe: ${await unsubscribeLink(id, context)}`,
      ],
      context.site,
    ),
    headers: await unsubscribeHeaders(id, context),
  } satisfies QueuedMessage;
}
