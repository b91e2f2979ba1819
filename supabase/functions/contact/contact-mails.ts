import type { ContactInput } from '@talent/api/forms/contact';
import type { FunctionContext } from '@talent/functions/context.ts';
import type { Submission } from '@talent/functions/forms/form-definition.ts';
import type { QueuedMessage } from '@talent/functions/mail/queued-message.ts';
import { contactNotice, contactReceipt } from '@talent/mails/contact-mails';
import { renderMail } from '@talent/mails/render-mail';

/** One mail to the sender, one to the staff. */
export function contactMails(
  input: ContactInput,
  submission: Submission,
  site: FunctionContext['site'],
) {
  return [
    {
      name: 'sender',
      to: input.email,
      ...renderMail(contactReceipt(submission, site.replyTime, site), site),
    },
    {
      name: 'staff',
      to: site.email,
      ...renderMail(contactNotice(input, submission), site),
      headers: { 'Reply-To': input.email },
    },
  ] satisfies QueuedMessage[];
}
