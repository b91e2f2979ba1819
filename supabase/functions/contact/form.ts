import { contactNeeds, contactRoles, contactTimelines } from './choices.ts';
import { line, lines, z } from '@talent/protocol/forms/schema';
import {
  agreement,
  defineForm,
  emailOf,
  nameOf,
  oneOf,
  question,
  type ValuesOf,
} from '@talent/forms/define-form';

/** A request to the recruiters. */
export const contactForm = defineForm({
  name: 'contact',
  contract: 1,
  fields: {
    name: nameOf('Your name'),
    company: {
      kind: 'text',
      label: 'Company',
      required: true,
      autoComplete: 'organization',
      schema: line(
        { min: 2, max: 120 },
        {
          missing: 'Enter your company name.',
          tooShort: 'Enter a company name of at least 2 characters.',
          tooLong: 'Enter a company name of at most 120 characters.',
        },
      ),
    },
    email: emailOf('Work email'),
    need: question('What do you need?', contactNeeds, 'Choose what you need.'),
    /** May be empty: a request for advice often names no role. */
    roles: {
      kind: 'choice',
      type: 'checkbox',
      legend: 'Roles',
      choices: contactRoles,
      schema: z
        .array(oneOf(contactRoles, 'Choose roles from the list.'), 'Choose roles from the list.')
        .max(contactRoles.length, 'Choose each role only once.')
        .refine((roles) => new Set(roles).size === roles.length, 'Choose each role only once.'),
    },
    timeline: question('When?', contactTimelines, 'Choose when you want to start.'),
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
