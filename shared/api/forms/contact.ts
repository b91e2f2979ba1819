import { oneOf } from './choice.ts';
import { emailField } from './email.ts';
import { contactNeeds, contactRoles, contactTimelines } from './request-choices.ts';
import { agreed, line, lines, z } from './schema.ts';

export const contactLimits = {
  name: { min: 2, max: 100 },
  company: { min: 2, max: 120 },
  message: { min: 20, max: 4000 },
} as const;

/** The contact form as sent: what the browser checks before, and the server again. */
export const contactSchema = z.object({
  name: line(contactLimits.name, {
    missing: 'Enter your name.',
    tooShort: 'Enter a name of at least 2 characters.',
    tooLong: 'Enter a name of at most 100 characters.',
  }),
  email: emailField,
  company: line(contactLimits.company, {
    missing: 'Enter your company name.',
    tooShort: 'Enter a company name of at least 2 characters.',
    tooLong: 'Enter a company name of at most 120 characters.',
  }),
  need: oneOf(contactNeeds, 'Choose what you need.'),
  /** May be empty: a request for advice often names no role. */
  roles: z
    .array(oneOf(contactRoles, 'Choose roles from the list.'), 'Choose roles from the list.')
    .max(contactRoles.length, 'Choose each role only once.')
    .refine((roles) => new Set(roles).size === roles.length, 'Choose each role only once.'),
  timeline: oneOf(contactTimelines, 'Choose when you want to start.'),
  message: lines(contactLimits.message, {
    missing: 'Tell us what you are looking for.',
    tooShort: 'Write at least 20 characters, so that we can prepare.',
    tooLong: 'Write at most 4,000 characters. You can send details by email later.',
  }),
  consent: agreed('Check the box to agree. Without it, we may not store your request.'),
});

/** The values of a valid form. */
export type ContactInput = z.output<typeof contactSchema>;

/** Label of the box that has to be ticked. */
export const contactConsentText =
  'I agree that my request is stored and used to answer it. It is deleted after 24 months.';
