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
  /** Sector of Indeed Hiring Lab that is nearest to the role; the source has no roles. */
  sector: string;
  /** The page about its pay or, for a role without one, about hiring for it. */
  page: PageLink;
  sample: SampleSearch;
}

/** A made-up search for a role. */
export interface SampleSearch {
  /** What the intake call agrees on. */
  brief: string;
  /** Who is dropped after the first interview, and why. */
  dropped: string;
  /** The shortlist. */
  profiles: readonly SampleProfile[];
}

const software = 'Software Development';

/** Roles with published pay, in the order in which they are listed; the first one is shown at first. */
export const instrumentRoles: readonly RoleToShow[] = [
  {
    key: 'machine-learning-engineer',
    sector: software,
    page: {
      label: 'Machine learning engineer pay in detail',
      to: '/ai-ml-salary-data/machine-learning-engineer',
    },
    sample: {
      brief: 'Own search ranking, from features to the nightly release. Senior, hybrid in Austin.',
      dropped:
        'Two are dropped: one had tuned models but never shipped one, one could not say how a metric was measured.',
      profiles: [
        {
          years: 8,
          inProduction: 5,
          zone: 'US Central time',
          built: 'Search ranking for a marketplace, with a release every night.',
          weaker: 'Has led projects, never a team.',
          terms: 'Upper half of the range, four weeks’ notice.',
        },
        {
          years: 6,
          inProduction: 4,
          zone: 'US Pacific time',
          built: 'Fraud scores for card payments, answered in 40 milliseconds.',
          weaker: 'Has worked on tables, little on text.',
          terms: 'Middle of the range, two weeks’ notice.',
        },
        {
          years: 11,
          inProduction: 7,
          zone: 'US Eastern time',
          built: 'Recommendations for a news site, with the tests that stopped two bad releases.',
          weaker: 'Wants to manage within two years.',
          terms: 'Top of the range, six weeks’ notice.',
        },
      ],
    },
  },
  {
    key: 'ai-engineer',
    sector: software,
    page: { label: 'AI engineer pay in detail', to: '/ai-ml-salary-data/ai-engineer' },
    sample: {
      brief: 'Build an assistant that reads contracts and names its sources. Senior, remote.',
      dropped:
        'Two are dropped: one had no test cases, one had never seen what a wrong answer costs.',
      profiles: [
        {
          years: 6,
          inProduction: 3,
          zone: 'US Eastern time',
          built: 'An assistant for claims staff, with 900 test cases before each release.',
          weaker: 'Has used hosted models only.',
          terms: 'Middle of the range, two weeks’ notice.',
        },
        {
          years: 4,
          inProduction: 3,
          zone: 'US Central time',
          built: 'Search over 2 million support tickets, with answers that cite them.',
          weaker: 'Two years with large teams only.',
          terms: 'Lower half of the range, two weeks’ notice.',
        },
        {
          years: 9,
          inProduction: 4,
          zone: 'US Pacific time',
          built: 'Tools that let a model book repairs, with a person who approves each.',
          weaker: 'Came from web work, less statistics.',
          terms: 'Upper half of the range, four weeks’ notice.',
        },
      ],
    },
  },
  {
    key: 'data-scientist',
    sector: 'Data & Analytics',
    page: { label: 'Data scientist pay in detail', to: '/ai-ml-salary-data/data-scientist' },
    sample: {
      brief: 'Find out which of four price changes to keep. Senior, on site in Denver.',
      dropped:
        'Two are dropped: one stopped tests early, one had no example of a result that surprised.',
      profiles: [
        {
          years: 7,
          inProduction: 4,
          zone: 'US Mountain time',
          built: 'Demand forecasts for 300 stores, and the tests that decided each change.',
          weaker: 'Hands models over, does not run them.',
          terms: 'Middle of the range, three weeks’ notice.',
        },
        {
          years: 5,
          inProduction: 2,
          zone: 'US Central time',
          built: 'Churn models for a telecom, and the offer test that paid for them.',
          weaker: 'Writes notebooks, less software.',
          terms: 'Middle of the range, two weeks’ notice.',
        },
        {
          years: 12,
          inProduction: 5,
          zone: 'US Eastern time',
          built: 'Experiments on a marketplace with two sides that share stock.',
          weaker: 'Has led, and would rather build.',
          terms: 'Top of the range, four weeks’ notice.',
        },
      ],
    },
  },
  {
    key: 'research-scientist',
    sector: 'Scientific Research & Development',
    page: { label: 'Teams from research to product', to: '/ai-research-product-teams' },
    sample: {
      brief: 'Take a speech model from a paper to a product. Staff level, hybrid.',
      dropped:
        'Two are dropped: one had no code behind the paper, one had compared with weak baselines.',
      profiles: [
        {
          years: 9,
          inProduction: 2,
          zone: 'US Pacific time',
          built: 'Speech models, two of them published and one in a product.',
          weaker: 'Has not been on call.',
          terms: 'Top of the range, six weeks’ notice.',
        },
        {
          years: 6,
          inProduction: 1,
          zone: 'US Eastern time',
          built: 'Noise-robust speech models, with code that others run.',
          weaker: 'First job outside a university.',
          terms: 'Middle of the range, eight weeks’ notice.',
        },
        {
          years: 13,
          inProduction: 4,
          zone: 'Canada, Eastern time',
          built: 'Small models for hearing aids, 3 MB each.',
          weaker: 'Wants half of the time for research.',
          terms: 'Top of the range, six weeks’ notice.',
        },
      ],
    },
  },
  {
    key: 'mlops-engineer',
    sector: software,
    page: { label: 'How to hire MLOps engineers', to: '/hire-mlops-engineers' },
    sample: {
      brief: 'Make 30 models release by themselves and take one back in minutes. Senior, remote.',
      dropped: 'Two are dropped: one had never been on call, one had no cost figures.',
      profiles: [
        {
          years: 10,
          inProduction: 6,
          zone: 'US Eastern time',
          built: 'A release pipeline for 40 models, with a rollback in minutes.',
          weaker: 'Has trained small models only.',
          terms: 'Upper half of the range, four weeks’ notice.',
        },
        {
          years: 7,
          inProduction: 5,
          zone: 'US Pacific time',
          built: 'A feature store that 12 teams share.',
          weaker: 'Has used one cloud only.',
          terms: 'Middle of the range, four weeks’ notice.',
        },
        {
          years: 8,
          inProduction: 6,
          zone: 'US Central time',
          built: 'Serving on GPUs at a third of the cost.',
          weaker: 'Prefers tools to people.',
          terms: 'Upper half of the range, two weeks’ notice.',
        },
      ],
    },
  },
  {
    key: 'computer-vision-engineer',
    sector: software,
    page: {
      label: 'Computer vision engineers on contract',
      to: '/services/computer-vision-engineers',
    },
    sample: {
      brief: 'Find scratches on parts that pass at two meters a second. Senior, on site.',
      dropped: 'Two are dropped: one had only public data sets, one had never set up a camera.',
      profiles: [
        {
          years: 5,
          inProduction: 4,
          zone: 'Canada, Eastern time',
          built: 'Defect detection on a packaging line, at 12 frames a second.',
          weaker: 'Has not worked with video over time.',
          terms: 'Middle of the range, two weeks’ notice.',
        },
        {
          years: 7,
          inProduction: 3,
          zone: 'US Eastern time',
          built: 'Reading of labels in a warehouse, in bad light.',
          weaker: 'Less work on devices.',
          terms: 'Middle of the range, three weeks’ notice.',
        },
        {
          years: 10,
          inProduction: 6,
          zone: 'US Mountain time',
          built: 'Counting of trees from the air, checked on foot.',
          weaker: 'Has not worked on a line that cannot stop.',
          terms: 'Upper half of the range, four weeks’ notice.',
        },
      ],
    },
  },
];
