import type { PageLink } from '../../../content/rich-text';

/** A made-up person, in the form in which a shortlist presents one. */
export interface SampleProfile {
  /** Whole years of work, and how many of them with models in production. */
  years: number;
  inProduction: number;
  zone: string;
  built: string;
  weaker: string;
  terms: string;
}

/** A role that the instrument can show. */
export interface RoleToShow {
  /** Slug in the salary data. */
  key: string;
  /** The role in the plural, inside a sentence. */
  plural: string;
  /** Sector of Indeed Hiring Lab that is nearest to the role; the source has no roles. */
  sector: string;
  /** The page about its pay or, for a role without one, about hiring for it. */
  page: PageLink;
  sample: SampleProfile;
}

const software = 'Software Development';

/** Roles with published pay, in the order in which they are listed; the first one is shown at first. */
export const instrumentRoles: readonly RoleToShow[] = [
  {
    key: 'machine-learning-engineer',
    plural: 'machine learning engineers',
    sector: software,
    page: {
      label: 'Machine learning engineer pay in detail',
      to: '/ai-ml-salary-data/machine-learning-engineer',
    },
    sample: {
      years: 8,
      inProduction: 5,
      zone: 'US Central time',
      built: 'Search ranking for a marketplace, with a release every night.',
      weaker: 'Has led projects, never a team.',
      terms: 'Upper half of the range, four weeks’ notice.',
    },
  },
  {
    key: 'ai-engineer',
    plural: 'AI engineers',
    sector: software,
    page: { label: 'AI engineer pay in detail', to: '/ai-ml-salary-data/ai-engineer' },
    sample: {
      years: 6,
      inProduction: 3,
      zone: 'US Eastern time',
      built: 'An assistant for claims staff, with 900 test cases before each release.',
      weaker: 'Has used hosted models only.',
      terms: 'Middle of the range, two weeks’ notice.',
    },
  },
  {
    key: 'data-scientist',
    plural: 'data scientists',
    sector: 'Data & Analytics',
    page: { label: 'Data scientist pay in detail', to: '/ai-ml-salary-data/data-scientist' },
    sample: {
      years: 7,
      inProduction: 4,
      zone: 'US Mountain time',
      built: 'Demand forecasts for 300 stores, and the tests that decided each change.',
      weaker: 'Hands models over, does not run them.',
      terms: 'Middle of the range, three weeks’ notice.',
    },
  },
  {
    key: 'research-scientist',
    plural: 'research scientists',
    sector: 'Scientific Research & Development',
    page: { label: 'Teams from research to product', to: '/ai-research-product-teams' },
    sample: {
      years: 9,
      inProduction: 2,
      zone: 'US Pacific time',
      built: 'Speech models, two of them published and one in a product.',
      weaker: 'Has not been on call.',
      terms: 'Top of the range, six weeks’ notice.',
    },
  },
  {
    key: 'mlops-engineer',
    plural: 'MLOps engineers',
    sector: software,
    page: { label: 'How to hire MLOps engineers', to: '/hire-mlops-engineers' },
    sample: {
      years: 10,
      inProduction: 6,
      zone: 'US Eastern time',
      built: 'A release pipeline for 40 models, with a rollback in minutes.',
      weaker: 'Has trained small models only.',
      terms: 'Upper half of the range, four weeks’ notice.',
    },
  },
  {
    key: 'computer-vision-engineer',
    plural: 'computer vision engineers',
    sector: software,
    page: {
      label: 'Computer vision engineers on contract',
      to: '/services/computer-vision-engineers',
    },
    sample: {
      years: 5,
      inProduction: 4,
      zone: 'Canada, Eastern time',
      built: 'Defect detection on a packaging line, at 12 frames a second.',
      weaker: 'Has not worked with video over time.',
      terms: 'Middle of the range, two weeks’ notice.',
    },
  },
];
