import { applyConsentText, cvAccept, workEligibilities } from '@talent/api/forms/apply';
import type { FormPage } from '@talent/functions/forms/form-definition.ts';

/** The application form and its answer as pages, for browsers without JavaScript. */
export const applyPage: FormPage = {
  title: 'Apply for this job',
  path: '/machine-learning-ai-jobs',
  submitLabel: 'Send application',
  fields: [
    { kind: 'hidden', name: 'jobSlug' },
    { kind: 'text', name: 'name', label: 'Your name', autocomplete: 'name' },
    { kind: 'email', name: 'email', label: 'E-mail', autocomplete: 'email' },
    { kind: 'tel', name: 'phone', label: 'Telephone (optional)', autocomplete: 'tel' },
    {
      kind: 'choice',
      name: 'workEligibility',
      label: 'Where are you authorized to work?',
      choices: workEligibilities,
    },
    {
      kind: 'textarea',
      name: 'links',
      label: 'Links to your work (optional)',
      hint: 'At most three, each on a line of its own, beginning with https://.',
    },
    { kind: 'textarea', name: 'message', label: 'Message (optional)' },
    {
      kind: 'file',
      name: 'cv',
      label: 'Your CV',
      hint: 'A PDF of at most 5 MB.',
      accept: cvAccept,
    },
    { kind: 'agreement', name: 'consent', label: applyConsentText },
  ],
  accepted: {
    title: 'Your application has arrived',
    paragraphs: [
      'A recruiter reads it and answers by e-mail, whatever the answer is.',
      'A confirmation with your reference is on its way to your inbox.',
    ],
  },
};
