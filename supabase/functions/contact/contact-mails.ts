import { DEFAULT_REPLY_TIME } from '@talent/api/forms/reply-time';
import { labelOf } from '@talent/api/forms/choice';
import {
  contactNeeds,
  contactRoles,
  contactTimelines,
  type ContactInput,
} from '@talent/api/forms/contact';
import type { FunctionContext } from '@talent/functions/context.ts';
import type { Submission } from '@talent/functions/forms/form-definition.ts';
import { mailText, type QueuedMessage } from '@talent/functions/mail/mail-parts.ts';
import { subjectLine } from '@talent/node/mail/subject-line';

/** One mail to the sender, one to the staff. */
export function contactMails(
  input: ContactInput,
  { reference, receivedAt, page }: Submission,
  site: FunctionContext['site'],
) {
  return [
    {
      name: 'sender',
      to: input.email,
      subject: subjectLine(`We received your hiring request (${reference})`),
      // The typed text is never mailed to an unconfirmed address: otherwise this form could send any text to
      // anyone.
      text: mailText(
        [
          'Hello,',
          `We received your request. Your reference is ${reference}. A recruiter will answer by email within ${site.replyTime ?? DEFAULT_REPLY_TIME}.`,
          `If you did not send it, someone gave us your address by mistake. Tell us at ${site.email} and we will delete it.`,
        ],
        site,
      ),
    },
    {
      name: 'staff',
      to: site.email,
      subject: subjectLine(`Contact ${reference}: ${input.company}`),
      text: mailText(
        [
          [
            `Reference: ${reference}`,
            `Received: ${receivedAt} from ${page}`,
            `Name: ${input.name}`,
            `Email: ${input.email}`,
            `Company: ${input.company}`,
            `Need: ${labelOf(contactNeeds, input.need)}`,
            `Roles: ${input.roles.map((role) => labelOf(contactRoles, role)).join(', ') || 'none named'}`,
            `Start: ${labelOf(contactTimelines, input.timeline)}`,
          ].join('\n'),
          input.message,
        ],
        site,
      ),
      headers: { 'Reply-To': input.email },
    },
  ] satisfies QueuedMessage[];
}
