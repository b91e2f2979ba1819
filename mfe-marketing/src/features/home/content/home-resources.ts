import { claims } from '@talent/content/claims';
import type { DescribedLink, PageLink } from '../../../content/page-content';

const { salaryCompanies, newsletterReaders } = claims;

/** Something to read, perhaps with a second way in. */
export interface Resource extends DescribedLink {
  /** A word or two on what kind of thing it is. */
  kind: string;
  second?: PageLink;
}

const resources: readonly Resource[] = [
  {
    kind: 'Dashboard',
    label: 'AI and ML salary data',
    to: '/ai-ml-salary-data',
    text: `${salaryCompanies.figure} ${salaryCompanies.label}. Free with your email address, no credit card.`,
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
    text: `Which AI roles employers are hiring for, week by week. ${newsletterReaders.figure} ${newsletterReaders.label} from us.`,
    // Staff alone get in; everyone else sees the page for unknown addresses.
    second: { label: 'Staff view', to: '/weekly-ai-jobs-report' },
  },
];

/** The home page's strip of things to read. */
export const homeResources = {
  title: 'Free guides and data for hiring AI engineers',
  lede: 'Use them even if you hire without us.',
  resources,
} as const;
