import { applyConsentText, cvAccept } from '@talent/api/forms/apply';
import { workEligibilities } from '@talent/api/forms/request-choices';
import type { FormPage } from '@talent/functions/forms/form-definition.ts';

/** The application form and its answer as pages, for browsers without JavaScript. */
export const applyPage: FormPage = {
  title: 'Apply for this job',
  path: '/machine-learning-ai-jobs',
  submitLabel: 'Send application',
  fields: [
    { kind: 'hidden', name: 'jobSlug' },
    { kind: 'text', name: 'name', label: 'Your name', autocomplete: 'name' },
    { kind: 'email', name: 'email', label: 'Email', autocomplete: 'email' },
    { kind: 'tel', name: 'phone', label: 'Phone (optional)', autocomplete: 'tel' },
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
      hint: 'Up to three, one per line, each starting with https://.',
    },
    { kind: 'textarea', name: 'message', label: 'Message (optional)' },
    {
      kind: 'file',
      name: 'cv',
      label: 'Your CV',
      hint: 'A PDF of up to 5 MB.',
      accept: cvAccept,
    },
    { kind: 'agreement', name: 'consent', label: applyConsentText },
  ],
  accepted: {
    title: 'Your application has arrived',
    paragraphs: [
      'A recruiter will read it and answer by email, whether the answer is yes or no.',
      'We have emailed you a confirmation with your reference.',
    ],
  },
};
