import type { FunctionContext } from '../context.ts';
import { mailText, type QueuedMessage } from '../mail/mail-parts.ts';
import { subjectLine } from '@talent/node/mail/subject-line';
import { confirmLink, unsubscribeHeaders, unsubscribeLink } from './newsletter-links.ts';

/** The mail with the second half of the opt-in. */
export async function confirmMail(id: string, email: string, context: FunctionContext) {
  const { site } = context;
  return {
    name: 'confirm',
    to: email,
    subject: subjectLine('Confirm your newsletter subscription'),
    text: mailText(
      [
        'Hello,',
        'please confirm that you want the AI salary newsletter. The link works for seven days:',
        await confirmLink(id, context),
        'If you did not ask for it, ignore this mail: without the confirmation your address is deleted after seven days.',
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
    subject: subjectLine('You are subscribed already'),
    text: mailText(
      [
        'Hello,',
        'somebody, probably you, signed this address up for the AI salary newsletter. It is subscribed already: there is nothing to do.',
        `To unsubscribe: ${await unsubscribeLink(id, context)}`,
      ],
      context.site,
    ),
    headers: await unsubscribeHeaders(id, context),
  } satisfies QueuedMessage;
}
