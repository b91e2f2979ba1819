import type { PageHead } from '@talent/sdk/contract';
import { searchLink } from './navigation';

/** Texts of the search over all pages. */
export const search = {
  label: searchLink.label,
  hint: 'A role, a place, a job or a question.',
  button: 'Search',
  ask: 'Talk to a recruiter',
  nothing: 'Try fewer or other words, or one of these:',
  examples: [
    'Machine learning engineer Texas',
    'Interview questions',
    'Resume',
    'Fees',
    'Salary API',
  ],
  failed: 'The search could not be loaded. Press Search to open its results as a page.',
} as const;

export const searchHead: PageHead = {
  title: 'Search pages, roles, places and jobs | AI Talent Experts',
  description:
    'Search all pages of AI Talent Experts: roles and what they pay, places, open jobs, articles and the questions that employers and candidates ask most.',
  canonicalPath: '/search',
  robots: 'noindex, nofollow',
};
