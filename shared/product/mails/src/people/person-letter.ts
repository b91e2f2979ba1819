import { replyLink } from '../reply-link.ts';
import type { AnsweringSite, MailContent } from '../mail.ts';
import { letters } from './letters.ts';

/** A mail that staff wrote to a person: its words are theirs, `letter` is the template that it began with. */
export interface PersonLetter {
  letter: string;
  subject: string;
  text: string;
}

/** To a person who sent a request or an application, in the words of staff. */
export function personLetter(
  { letter, subject, text }: PersonLetter,
  { brand, email, origin }: AnsweringSite,
): MailContent {
  const leadsToJobs = letters.find(({ id }) => id === letter)?.button === 'jobs';
  return {
    subject,
    preheader: `From the recruiters of ${brand}. Reply to reach us.`,
    headline: subject,
    body: [{ kind: 'letter', text }],
    button: leadsToJobs
      ? { label: 'See open roles', href: `${origin}/machine-learning-ai-jobs` }
      : { label: 'Reply to this email', href: replyLink(email, `Re: ${subject}`) },
  };
}
