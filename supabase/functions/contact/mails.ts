import { labelOf } from '@talent/protocol/forms/choice';
import type { ContactInput } from './form.ts';
import { contextFacts, readContext } from '@talent/api/forms/hire-context';
import { DEFAULT_REPLY_TIME } from '@talent/api/forms/reply-time';
import { contactNeeds, contactRoles, contactTimelines } from './choices.ts';
import {
  greeting,
  paragraph,
  type MailContent,
  type AnsweringSite,
  replyLink,
} from '@talent/mails/mail';
import { utcMinute } from '@talent/node/terminal/utc-minute';

/** Facts of an accepted form. */
export interface ReceivedForm {
  reference: string;
  /** ISO time. */
  receivedAt: string;
  /** Path of the page that the form was on. */
  page: string;
}

/**
 * To the sender of a hiring request. The typed text is never mailed to an unconfirmed address: otherwise this form could send
 * any text to anyone.
 * @param replyTime - such as `1 business day`
 */
export function contactReceipt(
  { reference }: Pick<ReceivedForm, 'reference'>,
  replyTime: string = DEFAULT_REPLY_TIME,
  { origin, email }: AnsweringSite,
): MailContent {
  return {
    subject: `We received your hiring request (${reference})`,
    preheader: `A recruiter will answer by email within ${replyTime}.`,
    headline: 'We received your request',
    body: [
      greeting,
      paragraph(
        `We received your request. Your reference is ${reference}. A recruiter will answer by email within ${replyTime}.`,
      ),
      paragraph(
        'Your clock is at hour 0. It starts with your intake call and ends with your shortlist.',
      ),
      paragraph('Until then, you can see what these roles pay.'),
    ],
    button: { label: 'See salary data', href: `${origin}/ai-ml-salary-data` },
    after: [
      paragraph(
        `If you did not send it, someone gave us your address by mistake. Tell us at ${email} and we will delete it.`,
      ),
    ],
  };
}

/** To the staff. */
export function contactNotice(
  input: ContactInput,
  { reference, receivedAt, page }: ReceivedForm,
  { origin }: Pick<AnsweringSite, 'origin'>,
): MailContent {
  const said = [
    { label: 'Company', value: input.company },
    { label: 'Need', value: labelOf(contactNeeds, input.need) },
    { label: 'Roles', value: input.roles.map((role) => labelOf(contactRoles, role)).join(', ') },
    { label: 'Start', value: labelOf(contactTimelines, input.timeline) },
    ...contextFacts(readContext(input.context)).map(({ name, label, text }) => ({
      label: `${label} looked at`,
      value: name === 'calculation' || name === 'from' ? `${origin}${text}` : text,
    })),
  ].filter(({ value }) => value !== '');
  return {
    subject: `Contact ${reference}: ${input.company || input.name}`,
    preheader: said.map(({ label, value }) => `${label}: ${value}.`).join(' '),
    headline: `A hiring request from ${input.company || input.name}`,
    body: [
      {
        kind: 'facts',
        rows: [
          { label: 'Reference', value: reference },
          { label: 'Received', value: `${utcMinute(receivedAt)} from ${page}` },
          { label: 'Name', value: input.name },
          { label: 'Email', value: input.email },
          ...said,
        ],
      },
      { kind: 'quote', text: input.message },
    ],
    button: {
      label: `Answer ${input.name}`,
      href: replyLink(input.email, `Your hiring request ${reference}`),
    },
  };
}
