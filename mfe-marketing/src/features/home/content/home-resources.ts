import type { PostedCoverage } from '@talent/api/salary/posted-pay';
import { claims } from '@talent/content/claims';
import { formatCount } from '@talent/sdk/format';
import type { PageLink, Paragraph, RichText } from '../../../content/rich-text';

const { salaryCompanies, newsletterReaders } = claims;
const salaryClaim = `${salaryCompanies.figure} ${salaryCompanies.label}.`;

/** Something to read. */
export interface Resource extends PageLink {
  /** A word or two on what kind of thing it is. */
  kind: string;
  /** Passages with a claim are left out where the site does not show the claim. */
  text: RichText | readonly Paragraph[];
  /** In place of `text` until the first report is published. */
  withoutReport?: string;
  /** Name of the staff tool behind it: the shell adds a link to the tool for signed-in admins. */
  staffTool?: string;
}

const resources: readonly Resource[] = [
  {
    kind: 'Dashboard',
    label: 'AI and ML salary data',
    to: '/ai-ml-salary-data',
    text: [
      { needs: ['salaryCompanies'], isSourced: true, text: salaryClaim },
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
        isSourced: true,
        text: `${newsletterReaders.figure} ${newsletterReaders.label} from us.`,
      },
    ],
    withoutReport:
      'The first report will appear here after a full week of postings on our job board. Until then, read a sample issue with the newest market figures.',
    staffTool: 'jobs-report',
  },
];

/** The home page's strip of things to read. */
export const homeResources = {
  title: 'Free guides and data for hiring AI engineers',
  lede: 'Use them even if you hire without us.',
  resources,
} as const;

/** The sentence that the database supports about the salary data: the claim itself from 500 companies in seven days. */
export function salaryDataText({ companies }: Pick<PostedCoverage, 'companies'>): string {
  if (companies >= salaryCompanies.value) return salaryClaim;
  const posted =
    companies === 0
      ? ''
      : ` This week, ${formatCount(companies)} ${companies === 1 ? 'employer' : 'employers'} posted pay on their own job boards.`;
  return `Reported pay ranges and official wages, each with its source and period.${posted}`;
}

/** Claims of the specification that nothing measures yet. */
export const sampleFigures = {
  title: 'Sample figures',
  lede: 'Claims of this demonstration that no source supports yet.',
} as const;
