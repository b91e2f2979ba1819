import { labelOf } from '@talent/api/forms/choice';
import { workEligibilities, type ApplyInput } from '@talent/api/forms/apply';
import type { FunctionContext } from '@talent/functions/context.ts';
import type { Submission } from '@talent/functions/forms/form-definition.ts';
import { mailText, type QueuedMessage } from '@talent/functions/mail/mail-parts.ts';
import { subjectLine } from '@talent/node/mail/subject-line';

interface Application extends Omit<ApplyInput, 'cv' | 'consent'> {
  job: { title: string; company: string };
}

/** One mail to the applicant, one to the staff. The CV is in neither: it stays where only admins get at it. */
export function applyMails(
  { job, name, email, phone, links, message, workEligibility }: Application,
  { reference, receivedAt }: Submission,
  site: FunctionContext['site'],
) {
  return [
    {
      name: 'applicant',
      to: email,
      subject: subjectLine(`Your application ${reference} has arrived`),
      // Nothing that was typed goes to an address that nobody has confirmed.
      text: mailText(
        [
          'Hello,',
          `we have your application for ${job.title}, ${job.company}, reference ${reference}. A recruiter reads it and answers by e-mail, whatever the answer is.`,
          `If you did not send it, somebody gave us your address by mistake: tell us at ${site.email} and we delete it.`,
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
            `E-mail: ${email}`,
            `Telephone: ${phone || 'not given'}`,
            `Work: ${labelOf(workEligibilities, workEligibility)}`,
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
