import { letters, type Letter } from './content/letters.ts';
import { replyLink, type AnsweringSite, type MailContent } from '../mail.ts';

/** The facts of a record that a template names. */
export interface LetterFacts {
  name: string;
  /** Company or job title. */
  about: string;
  reference: string;
  brand: string;
}

/** The words of a template about a person, to be edited. A fact is never read as a template itself. */
export function fillLetter(
  { subject, text }: Pick<Letter, 'subject' | 'text'>,
  facts: LetterFacts,
): { subject: string; text: string } {
  const filled = (words: string): string =>
    words.replace(/\{(name|about|reference|brand)\}/g, (_, key: keyof LetterFacts) => facts[key]);
  return { subject: filled(subject), text: filled(text) };
}

const spots = new Set(
  letters.flatMap(({ subject, text }) => `${subject}\n${text}`.match(/\[[^[\]\n]+\]/g) ?? []),
);

/** What the templates leave to staff and is still in a text, such as `[day and time, with the time zone]`. */
export function openSpots(words: string): string[] {
  return [...spots].filter((spot) => words.includes(spot));
}

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
