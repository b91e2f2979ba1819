import { contactConsentText } from '@talent/api/forms/contact';
import { contactNeeds, contactRoles, contactTimelines } from '@talent/api/forms/request-choices';
import type { FormPage } from '@talent/functions/forms/form-definition.ts';

/** The contact form and its answer as pages, for browsers without JavaScript. */
export const contactPage: FormPage = {
  title: 'Talk to a recruiter',
  path: '/contact-ai-recruiters',
  submitLabel: 'Send request',
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', autocomplete: 'name' },
    { kind: 'email', name: 'email', label: 'Work email', autocomplete: 'email' },
    { kind: 'text', name: 'company', label: 'Company', autocomplete: 'organization' },
    { kind: 'choice', name: 'need', label: 'What do you need?', choices: contactNeeds },
    { kind: 'choices', name: 'roles', label: 'Roles (optional)', choices: contactRoles },
    { kind: 'choice', name: 'timeline', label: 'When?', choices: contactTimelines },
    {
      kind: 'textarea',
      name: 'message',
      label: 'What are you looking for?',
      hint: 'The work, the must-haves, the location and the budget, as far as you know them.',
    },
    { kind: 'agreement', name: 'consent', label: contactConsentText },
  ],
  accepted: {
    title: 'Your request has arrived',
    paragraphs: [
      'A recruiter answers by email within {reply-time}, with questions or with times for the brief call.',
      'We have emailed you a confirmation with your reference.',
    ],
  },
};
