import type { MailMessage } from './context.ts';

/** A mail on its way into the queue: `name` tells the mails of one form apart. */
export interface QueuedMessage extends MailMessage {
  name: string;
}

/** A subject on one line, cut where mail programs stop showing it. */
export function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length <= 150 ? line : `${line.slice(0, 149)}…`;
}

/** Paragraphs of a mail in plain text, with the signature of the site. */
export function mailText(
  paragraphs: readonly string[],
  site: { brand: string; origin: string },
): string {
  return `${[...paragraphs, `${site.brand}\n${site.origin}`].join('\n\n')}\n`;
}
