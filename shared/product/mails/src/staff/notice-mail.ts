import { paragraph, type MailContent, type AnsweringSite } from '../mail.ts';
import { z } from 'zod';
import { personLetter } from '../people/letters.ts';
import { accountNotice, type AccountEvent } from './account-notice.ts';
import { accountWords } from './content/account-words.ts';
import { utcMinute } from '@talent/node/terminal/utc-minute';

/** The queue holds a mail that this version cannot write: an unknown template, or facts that it does not take. */
export class UnknownNoticeError extends Error {
  override readonly name = 'UnknownNoticeError';
  readonly code = 'unknown-notice';
}

const time = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
/** The page in the staff area that the mail leads to. */
const page = z.url({ protocol: /^https?$/ });

const events = Object.keys(accountWords) as AccountEvent[];

const kinds = {
  script: 'Script error',
  rejection: 'Unhandled rejection',
  load: 'Failed load',
  hydration: 'Hydration mismatch',
  slow: 'Slow interaction',
  csp: 'Blocked by the content security policy',
  function: 'Failed function',
} as const;

/** Facts of a group of errors. */
const errorReportFacts = z.object({
  /** `reopened`: it was resolved, and came back in a version that did not have it then. */
  news: z.enum(['new', 'reopened']),
  kind: z.enum(Object.keys(kinds) as (keyof typeof kinds)[]),
  app: z.string(),
  /** Null: unknown. */
  version: z.string().nullable(),
  message: z.string(),
  place: z.string(),
  /** Null: no route of the site. */
  route: z.string().nullable(),
  page,
});

/** Mails that the database queues as a template's name and facts, because no function runs beside it. */
const noticeSchema = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('account-notice'),
    /** The time, ISO 8601, and the browser's own name. */
    facts: z.object({ event: z.enum(events), at: time, browser: z.string().nullable() }),
  }),
  z.object({
    template: z.literal('linkedin-expiry'),
    facts: z.object({ ends_at: time, page }),
  }),
  z.object({
    template: z.literal('person-letter'),
    facts: z.object({ letter: z.string(), subject: z.string().min(1), text: z.string().min(1) }),
  }),
  z.object({
    template: z.literal('linkedin-version'),
    facts: z.object({
      version: z.string().regex(/^\d{6}$/),
      ends_on: z.iso.date(),
      page,
    }),
  }),
  z.object({ template: z.literal('error-report'), facts: errorReportFacts }),
]);

/** Whether the answer to a mail of this template goes to the staff: it is written to a person from outside. */
export function isAnsweredByStaff(template: string): boolean {
  return template === 'person-letter';
}

/**
 * The mail of a template with its facts.
 * @throws UnknownNoticeError
 */
export function noticeMail(template: string, facts: unknown, site: AnsweringSite): MailContent {
  const { data: notice, error } = noticeSchema.safeParse({ template, facts });
  if (error) throw new UnknownNoticeError(`No mail of the template ${template}`, { cause: error });
  switch (notice.template) {
    case 'account-notice': {
      const { event, at, browser } = notice.facts;
      const facts = [{ label: 'Time', value: utcMinute(at) }];
      if (browser) facts.push({ label: 'Browser', value: browser });
      return accountNotice({ event, facts }, site);
    }
    case 'linkedin-expiry':
      return linkedInExpiry(notice.facts.ends_at, notice.facts.page);
    case 'person-letter':
      return personLetter(notice.facts, site);
    case 'linkedin-version':
      return linkedInVersion(notice.facts.version, notice.facts.ends_on, notice.facts.page);
    case 'error-report':
      return errorReport(notice.facts);
  }
}

function linkedInExpiry(endsAt: string, page: string): MailContent {
  const ends = utcMinute(endsAt);
  return {
    subject: `The access to LinkedIn ends on ${ends}`,
    preheader: 'Planned posts fail from then on.',
    headline: 'The access to LinkedIn ends soon',
    body: [
      paragraph(`The access ends on ${ends}. Planned posts fail from then on.`),
      paragraph('Connect the account again before.'),
    ],
    button: { label: 'Connect LinkedIn', href: page },
  };
}

function linkedInVersion(version: string, endsOn: string, page: string): MailContent {
  return {
    subject: `LinkedIn may stop taking our posts after ${endsOn}`,
    preheader: `The site uses version ${version} of LinkedIn’s API.`,
    headline: 'A newer version of LinkedIn’s API is needed',
    body: [
      paragraph(
        `The site posts with version ${version} of LinkedIn’s API. LinkedIn supports it until ${endsOn}, and may refuse every post after that.`,
      ),
      paragraph(
        'Ask the operator of the site to set LINKEDIN_VERSION to a newer version (year and month, such as 202611) and to restart it.',
      ),
    ],
    button: { label: 'See the version', href: page },
  };
}

function errorReport(facts: z.infer<typeof errorReportFacts>): MailContent {
  const { news, kind, app, version, message, place, route, page } = facts;
  const where = version === null ? app : `${app} ${version}`;
  return {
    subject: `${news === 'new' ? 'New error' : 'Error is back'} in ${app}: ${message}`,
    preheader: `${kinds[kind]} in ${where}.`,
    headline: news === 'new' ? `A new error in ${app}` : `A resolved error is back in ${app}`,
    body: [
      {
        kind: 'facts',
        rows: [
          { label: 'Kind', value: kinds[kind] },
          { label: 'Message', value: message },
          { label: 'Version', value: version ?? 'not known' },
          { label: 'File', value: place },
          { label: 'Route', value: route ?? 'not a route of the site' },
        ],
      },
      paragraph('You get this email once a day at most for this error.'),
    ],
    button: { label: 'See the error', href: page },
  };
}
