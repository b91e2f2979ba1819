import type { MailMessage } from '@talent/node/mail/smtp-mailer';

/** A mail for the queue. `name` distinguishes the mails of one form. */
export interface QueuedMessage extends MailMessage {
  name: string;
}
