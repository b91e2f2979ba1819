import { claims } from '@talent/content/claims';
import type { PageLink, Paragraph, RichText } from '../../../content/page-content';

const { salaryCompanies, newsletterReaders } = claims;

/** Something to read. */
export interface Resource extends PageLink {
  /** A word or two on what kind of thing it is. */
  kind: string;
  /** Passages with a claim are left out where the site does not show the claim. */
  text: RichText | readonly Paragraph[];
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
      'Free with an e-mail address; nobody asks for a credit card.',
    ],
  },
  {
    kind: 'Hiring',
    label: 'Hire AI engineers',
    to: '/hire-ai-engineers',
    text: 'How to tell, before anybody signs, who has built on a language model and who has only called one.',
  },
  {
    kind: 'Guide',
    label: 'AI salary guide 2025',
    to: '/ai-salary-guide-2025',
    text: 'The year’s ranges by role and level, to bring to the meeting about the budget.',
  },
  {
    kind: 'Weekly',
    label: 'AI jobs report',
    to: '/ai-hiring-insights-blog?topic=weekly-jobs-report',
    text: [
      'Who advertises for what, week by week.',
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
  title: 'Read before you call',
  lede: 'Free, and just as useful if you end up hiring without us.',
  resources,
} as const;
