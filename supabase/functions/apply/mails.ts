import type { ApplyInput } from './form.ts';
import { labelOf } from '@talent/protocol/forms/choice';
import { workEligibilities } from './choices.ts';
import {
  greeting,
  paragraph,
  type MailContent,
  type AnsweringSite,
  replyLink,
} from '@talent/mails/mail';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import type { ReceivedForm } from '../contact/mails.ts';

/** An application without its resume, which only admins can open. */
export interface Application extends Omit<ApplyInput, 'cv' | 'consent'> {
  job: { title: string; company: string };
}

/** To the applicant. The typed text is never mailed to an unconfirmed address. */
export function applicationReceipt(
  { job }: Pick<Application, 'job'>,
  { reference }: Pick<ReceivedForm, 'reference'>,
  { origin, email }: AnsweringSite,
): MailContent {
  return {
    subject: `We received your application (${reference}): ${job.title}`,
    preheader: 'A recruiter will read it and answer by email, yes or no.',
    headline: `We received your application for ${job.title}`,
    body: [
      greeting,
      paragraph(
        `We received your application for ${job.title} at ${job.company}. Your reference is ${reference}. A recruiter will read it and answer by email, whether the answer is yes or no.`,
      ),
    ],
    button: { label: 'See open roles', href: `${origin}/machine-learning-ai-jobs` },
    after: [
      paragraph(
        `If you did not apply, someone gave us your address by mistake. Tell us at ${email} and we will delete it.`,
      ),
    ],
  };
}

/** To the staff. */
export function applicationNotice(
  { job, name, email, phone, links, message, workEligibility }: Application,
  { reference, receivedAt }: Pick<ReceivedForm, 'reference' | 'receivedAt'>,
): MailContent {
  return {
    subject: `Application ${reference}: ${job.title}`,
    preheader: `${job.company}. ${labelOf(workEligibilities, workEligibility)}.`,
    headline: `An application for ${job.title}`,
    body: [
      {
        kind: 'facts',
        rows: [
          { label: 'Reference', value: reference },
          { label: 'Received', value: utcMinute(receivedAt) },
          { label: 'Job', value: `${job.title}, ${job.company}` },
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Phone', value: phone || 'not given' },
          { label: 'Work eligibility', value: labelOf(workEligibilities, workEligibility) },
          { label: 'Links', value: links.join(' ') || 'none' },
        ],
      },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
    ],
    button: {
      label: `Answer ${name}`,
      href: replyLink(email, `Your application ${reference}: ${job.title}`),
    },
  };
}
