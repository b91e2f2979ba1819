import { applySent } from '@talent/functions/apply/form';

/** Words of the form with which a visitor applies for a job. */
export const applicationText = {
  title: 'Apply',
  intro:
    'It takes a few minutes, without an account. All fields are required unless they say optional.',
  /** For the question before it would be lost. */
  file: 'The file that you have chosen',
  receipt: {
    ...applySent,
    meanwhile: 'In the meantime,',
    link: { label: 'see what interviewers ask', to: '/ai-interview-questions' },
  },
};
