import { contactNeeds, contactRoles, contactTimelines } from './choices.ts';
import {
  contextFacts,
  knownContext,
  LONGEST_CONTEXT,
  readContext,
} from '@talent/api/forms/hire-context';
import type { Choice } from '@talent/protocol/forms/choice';
import { line, lines, z } from '@talent/protocol/forms/schema';
import {
  agreement,
  defineForm,
  emailOf,
  nameOf,
  oneOf,
  type ValuesOf,
} from '@talent/forms/define-form';

/** A question that may stay open: then its answer is empty. */
function maybe<Value extends string>(
  legend: string,
  choices: readonly Choice<Value>[],
  message: string,
) {
  const schema = z.union([oneOf(choices, message), z.literal('')], message).default('');
  return { kind: 'choice', type: 'radio', legend, choices, schema } as const;
}

/** A request to the recruiters. */
export const contactForm = defineForm({
  name: 'contact',
  contract: 1,
  fields: {
    name: nameOf('Your name'),
    email: emailOf('Work email'),
    message: {
      kind: 'lines',
      label: 'What are you looking for?',
      hint: 'The work, the must-haves, the location and the budget, as far as you know them.',
      required: true,
      schema: lines(
        { min: 20, max: 4000 },
        {
          missing: 'Tell us what you are looking for.',
          tooShort: 'Write at least 20 characters, so that we can prepare.',
          tooLong: 'Write at most 4,000 characters. You can send details by email later.',
        },
      ),
    },
    company: {
      kind: 'text',
      label: 'Company',
      autoComplete: 'organization',
      schema: line(
        { min: 0, max: 120 },
        { missing: '', tooLong: 'Enter a company name of at most 120 characters.' },
      )
        .refine((name) => name.length !== 1, 'Enter a company name of at least 2 characters.')
        .default(''),
    },
    need: maybe('What do you need?', contactNeeds, 'Choose what you need.'),
    /** May be empty: a request for advice often names no role. */
    roles: {
      kind: 'choice',
      type: 'checkbox',
      legend: 'Roles',
      choices: contactRoles,
      schema: z
        .array(oneOf(contactRoles, 'Choose roles from the list.'), 'Choose roles from the list.')
        .max(contactRoles.length, 'Choose each role only once.')
        .refine((roles) => new Set(roles).size === roles.length, 'Choose each role only once.')
        .default([]),
    },
    timeline: maybe('When?', contactTimelines, 'Choose when you want to start.'),
    /** What the visitor looked at, as a query. */
    context: {
      kind: 'hidden',
      shown: (query) =>
        contextFacts(readContext(query))
          .map(({ label, text }) => `${label}: ${text}`)
          .join(', '),
      schema: z
        .string('Open the contact page again.')
        .max(LONGEST_CONTEXT, 'Open the contact page again.')
        .overwrite(knownContext)
        .default(''),
    },
    consent: agreement(
      'I agree that my request is stored and used to answer it. It is deleted after 24 months.',
      'Check the box to agree. Without it, we may not store your request.',
    ),
  },
  submit: 'Send request',
});

/** Words of the receipt. */
export const contactSent = {
  title: 'Your request has arrived',
  next: [
    'A recruiter answers by email within {reply-time}, with questions or with times for the intake call.',
    'We have emailed you a confirmation with this reference. Quote it when you write to us about this request.',
  ],
};

export type ContactInput = ValuesOf<typeof contactForm>;

const FREE_MAIL = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'yahoo.ca',
  'yahoo.com',
]);

/** Whether an address belongs to a public mail provider. It is allowed, with a hint. */
export function isFreeMail(email: string): boolean {
  return FREE_MAIL.has(email.trim().toLowerCase().split('@').at(-1) ?? '');
}
