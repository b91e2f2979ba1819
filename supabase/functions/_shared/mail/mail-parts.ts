import type { MailMessage } from '@talent/node/mail/smtp-mailer';

/** A mail for the queue. `name` distinguishes the mails of one form. */
export interface QueuedMessage extends MailMessage {
  name: string;
}

/** Marks that turn the direction of text around: with them, what is shown is not what was typed. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Control characters except the line end and the tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** Paragraphs of a mail in plain text, with the signature of the site. */
export function mailText(
  paragraphs: readonly string[],
  site: { brand: string; origin: string },
): string {
  const text = [...paragraphs, `${site.brand}\n${site.origin}`].join('\n\n');
  return `${text.replace(CONTROLS, '').replace(DIRECTION_MARKS, '')}\n`;
}
