import type { MailMessage } from '../context.ts';

/** A mail for the queue. `name` distinguishes the mails of one form. */
export interface QueuedMessage extends MailMessage {
  name: string;
}

/** Marks that reverse the direction of text, so that it is shown in another order than typed. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Control characters except the line end and the tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * A subject on one line, cut where mail programs stop showing it. Invisible characters are removed, among them those that
 * reverse the following text or hide a word in another: staff decide by the subject which mail to open.
 */
export function subjectLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (line.length <= 150) return line;
  // Half of a surrogate pair would be shown as damage.
  return `${line.slice(0, 149).replace(/\p{Cs}$/u, '')}…`;
}

/** Paragraphs of a mail in plain text, with the signature of the site. */
export function mailText(
  paragraphs: readonly string[],
  site: { brand: string; origin: string },
): string {
  const text = [...paragraphs, `${site.brand}\n${site.origin}`].join('\n\n');
  return `${text.replace(CONTROLS, '').replace(DIRECTION_MARKS, '')}\n`;
}
