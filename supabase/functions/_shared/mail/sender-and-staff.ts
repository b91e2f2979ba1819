import type { MailContent } from '@talent/mails/mail';
import { renderMail } from '@talent/mails/render-mail';
import type { FunctionContext } from '../context.ts';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';

/** One mail to the sender of a form, and one to the staff, who answer the sender. */
export function senderAndStaff(
  sender: { name: string; email: string },
  receipt: MailContent,
  notice: MailContent,
  site: FunctionContext['site'],
) {
  return [
    { name: sender.name, to: sender.email, ...renderMail(receipt, site) },
    {
      name: 'staff',
      to: site.email,
      ...renderMail(notice, site),
      headers: { 'Reply-To': sender.email },
    },
  ] satisfies QueuedMessage[];
}

/** A mail for the queue. `name` distinguishes the mails of one form. */
export interface QueuedMessage extends MailMessage {
  name: string;
}
