import { assessmentRoles } from '../assessment/attempt.ts';
import { oneOf } from './choice.ts';
import { emailField } from './email.ts';
import { agreed, line, lines, z } from './schema.ts';

export const contactLimits = {
  name: { min: 2, max: 100 },
  company: { min: 2, max: 120 },
  message: { min: 20, max: 4000 },
} as const;

export const contactNeeds = [
  { value: 'contract', label: 'Contract engineers' },
  { value: 'permanent', label: 'Permanent hires' },
  { value: 'team', label: 'A whole team' },
  { value: 'advice', label: 'Advice before a decision' },
] as const;

export const contactRoles = [
  ...assessmentRoles,
  { value: 'research-scientist', label: 'Research scientist' },
  { value: 'data-engineer', label: 'Data engineer' },
  { value: 'other', label: 'Another role' },
] as const;

export const contactTimelines = [
  { value: 'now', label: 'As soon as possible' },
  { value: '1-3-months', label: 'In one to three months' },
  { value: 'later', label: 'In more than three months' },
  { value: 'open', label: 'Not decided yet' },
] as const;

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
