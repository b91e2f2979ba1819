import type { FunctionContext } from '@talent/functions/context.ts';
import { mailText, subjectLine, type QueuedMessage } from '@talent/functions/mail-parts.ts';
import {
  confirmLink,
  unsubscribeHeaders,
  unsubscribeLink,
} from '@talent/functions/newsletter-links.ts';

/** The mail that asks for the second half of the opt-in. */
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

/** To somebody who is subscribed already and signed up once more. */
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
