import type { MarketPartId } from '../facts/market-page';

interface PartText {
  /** In the list of contents and in the name of the Dataset. */
  name: string;
  /** Below the heading of its chart: the measure with its unit. */
  measure: string;
  /** Name of the file for download. */
  file: string;
  /** The limits of the figures. */
  limits: readonly string[];
}

/** Words of each part. Its finding and its figures come with the page's data. */
export const partTexts: Readonly<Record<MarketPartId, PartText>> = {
  'ai-share': {
    name: 'AI share of job postings',
    measure: 'Job postings on Indeed that name AI terms, percent of all postings, monthly mean',
    file: 'ai-job-market-ai-share.csv',
    limits: [
      'A posting that names AI terms is not always a job in AI. It may ask for AI tools in any job.',
      'Each country has other employers, languages and terms, so levels are harder to compare than changes.',
      'The publisher does not explain why a share rises or falls, and neither do we.',
    ],
  },
  postings: {
    name: 'Job postings index',
    measure: 'Job postings on Indeed, seasonally adjusted, 100 = February 1, 2020, monthly mean',
    file: 'ai-job-market-postings-index.csv',
    limits: [
      'The index counts postings of all jobs, not of AI jobs alone.',
      'One posting can be for several openings, and some openings are never posted.',
      'The publisher adjusts earlier values when new ones arrive, so the same month can change.',
    ],
  },
  places: {
    name: 'Postings by state and province',
    measure:
      'Job postings on Indeed by state and province, seasonally adjusted, 100 = February 1, 2020',
    file: 'ai-job-market-states-and-provinces.csv',
    limits: [
      'The index counts postings of all jobs, not of AI jobs alone.',
      'It compares each place with its own February 2020, and says nothing of how many jobs a place has.',
      'The territories of the United States and Canada are not in the source.',
    ],
  },
  wages: {
    name: 'Growth of posted wages',
    measure:
      'Wages in job postings on Indeed, percent above the same month of the year before; dashed: one month, solid: mean of three',
    file: 'ai-job-market-posted-wages.csv',
    limits: [
      'It is the growth of wages that postings state, not of what people earn.',
      'It covers all jobs. The sectors are of the United States alone, and none of them is software.',
      'It compares the same job titles, so a change in which jobs are posted does not count as growth.',
    ],
  },
  pay: {
    name: 'Postings that state pay',
    measure: 'Job postings on Indeed that state pay, percent of all postings of the month',
    file: 'ai-job-market-pay-transparency.csv',
    limits: [
      'Laws on pay in postings differ by state and province, and so does what employers must state.',
      'The share says that a posting states pay, not how wide the range is.',
      'Sectors are published for the United States only.',
    ],
  },
  remote: {
    name: 'Remote and hybrid postings',
    measure:
      'Job postings on Indeed that offer remote or hybrid work, percent of all postings, monthly mean',
    file: 'ai-job-market-remote.csv',
    limits: [
      'Fully remote and hybrid work are one figure in the source.',
      'The share is of postings, not of people who work from home.',
      'It covers all jobs. For AI jobs the source has no figure.',
    ],
  },
};

/** Words around the states and provinces. */
export const placesText = {
  meaning:
    'An index of 100 is as many postings as on February 1, 2020, and 110 is 10% more. Each place is compared with itself, so a higher index is not more jobs.',
  measure: 'Postings index. The line is 100, the level of February 1, 2020.',
} as const;

/** Labels below every chart. */
export const factLabels = {
  title: 'About these figures',
  period: 'Period described',
  fetched: 'File fetched',
  checked: 'Last checked',
  checkedOn: (day: string) => `${day}. We ask the publisher for a newer file every week.`,
  method: 'How they are made',
  changes: 'What we changed',
  limits: 'What they do not say',
  source: 'Source and license',
  download: (name: string) => `${name} as CSV`,
} as const;

/** The page around its parts. */
export const marketText = {
  title: 'AI job market: how many job postings ask for AI',
  lede: 'The figures are those of Indeed Hiring Lab, month by month. Each chart says what period it describes, when we fetched the file, and what it does not tell you.',
  contents: 'On this page',
  empty: {
    title: 'There are no market figures on this site yet',
    text: 'Nobody has imported the files of Indeed Hiring Lab so far. Until then, the publisher’s own pages have them.',
    link: { label: 'Indeed Hiring Lab on GitHub', href: 'https://github.com/hiring-lab' },
  },
  related: {
    title: 'Where to go next',
    links: [
      {
        label: 'AI salary data',
        to: '/ai-ml-salary-data',
        text: 'Reported pay ranges and official wages for AI roles, side by side.',
      },
      {
        label: 'AI salary guide 2025',
        to: '/ai-salary-guide-2025',
        text: 'What AI roles pay, explained role by role, with a PDF and a CSV file.',
      },
      {
        label: 'AI engineers in the US',
        to: '/us-ai-talent',
        text: 'Hiring AI engineers in the United States: where they are, and how the process works.',
      },
      {
        label: 'AI engineers in Canada',
        to: '/canada-ai-talent',
        text: 'Hiring in Canada, or from Canada for a team in the United States.',
      },
    ],
  },
} as const;
