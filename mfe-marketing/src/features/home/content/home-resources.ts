import { claims } from '@talent/content/claims';
import type { PageLink, Paragraph, RichText } from '../../../content/rich-text';

const { salaryCompanies, newsletterReaders } = claims;

/** Something to read. */
export interface Resource extends PageLink {
  /** A word or two on what kind of thing it is. */
  kind: string;
  /** Passages with a claim are left out where the site does not show the claim. */
  text: RichText | readonly Paragraph[];
  /** In place of `text` until the first report is published. */
  withoutReport?: readonly Paragraph[];
  /** Name of the staff tool behind it: the shell adds a link to the tool for signed-in admins. */
  staffTool?: string;
}

const resources: readonly Resource[] = [
  {
    kind: 'Dashboard',
    label: 'AI and ML salary data',
    to: '/ai-ml-salary-data',
    text: [
      {
        needs: ['salaryCompanies'],
        text: `${salaryCompanies.figure} ${salaryCompanies.label}.`,
      },
      'Free with your email address, no credit card.',
    ],
  },
  {
    kind: 'Hiring',
    label: 'Hire AI engineers',
    to: '/hire-ai-engineers',
    text: 'How to tell engineers who have built products on language models from those who have only called an API.',
  },
  {
    kind: 'Guide',
    label: 'AI salary guide 2025',
    to: '/ai-salary-guide-2025',
    text: 'Pay ranges by role and level, with their sources, ready for your budget meeting.',
  },
  {
    kind: 'Weekly',
    label: 'AI jobs report',
    to: '/ai-hiring-insights-blog?topic=weekly-jobs-report',
    text: [
      'Which AI roles employers are hiring for, week by week.',
      {
        needs: ['newsletterReaders'],
        text: `${newsletterReaders.figure} ${newsletterReaders.label} from us.`,
      },
    ],
    withoutReport: [
      'The first report will appear here after a full week of postings on our job board.',
      {
        needs: ['newsletterReaders'],
        text: `${newsletterReaders.figure} ${newsletterReaders.label} from us.`,
      },
    ],
    staffTool: 'jobs-report',
  },
];

/** The home page's strip of things to read. */
export const homeResources = {
  title: 'Free guides and data for hiring AI engineers',
  lede: 'Use them even if you hire without us.',
  resources,
} as const;
