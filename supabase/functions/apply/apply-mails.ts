import type { FunctionContext } from '@talent/functions/context.ts';
import type { Submission } from '@talent/functions/forms/form-definition.ts';
import type { QueuedMessage } from '@talent/functions/mail/queued-message.ts';
import {
  applicationNotice,
  applicationReceipt,
  type Application,
} from '@talent/mails/application-mails';
import { renderMail } from '@talent/mails/render-mail';

/** One mail to the applicant, one to the staff. Neither contains the CV, which only admins can open. */
export function applyMails(
  application: Application,
  submission: Submission,
  site: FunctionContext['site'],
) {
  return [
    {
      name: 'applicant',
      to: application.email,
      ...renderMail(applicationReceipt(application, submission, site), site),
    },
    {
      name: 'staff',
      to: site.email,
      ...renderMail(applicationNotice(application, submission), site),
      headers: { 'Reply-To': application.email },
    },
  ] satisfies QueuedMessage[];
}
