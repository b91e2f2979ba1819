import { labelOf } from '@talent/api/forms/choice';
import { workEligibilities, type ApplyInput } from '@talent/api/forms/apply';
import type { FunctionContext } from '@talent/functions/context.ts';
import type { Submission } from '@talent/functions/forms/form-definition.ts';
import { mailText, type QueuedMessage } from '@talent/functions/mail/mail-parts.ts';
import { subjectLine } from '@talent/node/mail/subject-line';

interface Application extends Omit<ApplyInput, 'cv' | 'consent'> {
  job: { title: string; company: string };
}

/** One mail to the applicant, one to the staff. Neither contains the CV, which only admins can open. */
export function applyMails(
  { job, name, email, phone, links, message, workEligibility }: Application,
  { reference, receivedAt }: Submission,
  site: FunctionContext['site'],
) {
  return [
    {
      name: 'applicant',
      to: email,
      subject: subjectLine(`We received your application (${reference}): ${job.title}`),
      // The typed text is never mailed to an unconfirmed address.
      text: mailText(
        [
          'Hello,',
          `We received your application for ${job.title} at ${job.company}. Your reference is ${reference}. A recruiter will read it and answer by email, whether the answer is yes or no.`,
          `If you did not apply, someone gave us your address by mistake. Tell us at ${site.email} and we will delete it.`,
        ],
        site,
      ),
    },
    {
      name: 'staff',
      to: site.email,
      subject: subjectLine(`Application ${reference}: ${job.title}`),
      text: mailText(
        [
          [
            `Reference: ${reference}`,
            `Received: ${receivedAt}`,
            `Job: ${job.title}, ${job.company}`,
            `Name: ${name}`,
            `Email: ${email}`,
            `Phone: ${phone || 'not given'}`,
            `Work eligibility: ${labelOf(workEligibilities, workEligibility)}`,
            `Links: ${links.join(' ') || 'none'}`,
          ].join('\n'),
          ...(message ? [message] : []),
        ],
        site,
      ),
      headers: { 'Reply-To': email },
    },
  ] satisfies QueuedMessage[];
}
