import { jobLevels } from '@talent/jobs/job-words';
import { formatCount, formatPay, formatShortPay } from '@talent/sdk/format';
import type { DescribedLink } from '../../../content/rich-text';
import type { LocalPay } from '../api/get-local-pay';
import type { RoleBand } from '../api/get-role-bands';

const placeWords = {
  US: { inCountry: 'in the United States', currency: 'USD' },
  CA: { inCountry: 'in Canada', currency: 'CAD' },
} as const;
const levelOf = ({ level }: RoleBand) =>
  level === null ? 'all-level' : jobLevels[level].toLowerCase();
const sideOf = (percent: number) => (percent < 0 ? 'below' : 'above');
/** `Senior median $200,100 (646 ranges)` */
const medianOf = (band: RoleBand) => {
  const { level, median, ranges, country } = band;
  const pay = formatPay(median, placeWords[country].currency);
  const count = ranges === null ? '' : ` (${formatCount(ranges)} ranges)`;
  return level === null
    ? `Median of all levels ${pay}${count}`
    : `${jobLevels[level]} median ${pay}${count}`;
};
const counted = (count: number, kind: string) => `${count} ${kind}${count === 1 ? '' : 's'}`;

/** Words of the job list and of a job's page. */
export const jobsText = {
  title: 'Open roles',
  /** The title if all of them are samples. */
  sampleTitle: 'Sample postings',
  byKind: 'Jobs by kind of work',
  search: 'Search',
  searchHint: 'Title, company …',
  panel: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  showJobs: 'Show jobs',
  filters: {
    role: 'Kind of work',
    level: 'Level',
    place: 'Place',
    mode: 'Remote or on site',
    contract: 'Contract',
  },
  any: 'Any',
  clear: 'Clear all filters',
  count: {
    /** `samples`: how many of the total are samples, which are not open. */
    all: (total: number, samples: number) => {
      if (samples === total) return `${counted(samples, 'sample posting')}.`;
      const open = counted(total - samples, 'open role');
      return samples === 0 ? `${open}.` : `${open} and ${counted(samples, 'sample posting')}.`;
    },
    some: (count: number, total: number, samples: number) => {
      if (samples === 0) return `${count} of ${counted(total, 'open role')}.`;
      const kind = samples === total ? 'sample posting' : 'posting';
      return `${count} of ${counted(total, kind)}.`;
    },
  },
  more: (many: number, kind: string) => `Show ${many} more in ${kind}`,
  fewer: 'Show fewer',
  /** Words of the market's pay beside that of the jobs. */
  market: {
    job: 'Pay of the job',
    kinds: {
      half: 'Middle half of reported pay ranges for the role at that level',
      wages: 'in Canada from a low to a high wage',
    },
    median: 'Median',
    canada: 'Jobs in Canada are in Canadian dollars.',
    /** Of all levels. */
    band: ({ country, low, median, high, ranges }: RoleBand) => {
      const currency = country === 'CA' ? 'CAD' : 'USD';
      const pay = (amount: number) => formatShortPay(amount, currency);
      const figures = `${pay(low)}–${pay(high)}, median ${pay(median)}`;
      const place = country === 'CA' ? 'All levels in Canada' : 'All levels';
      return `${place}: ${figures}${ranges === null ? '' : ` (${formatCount(ranges)} ranges)`}`;
    },
    none: 'Too few reported ranges to show the market.',
    /** In a row. `percent` from the median of the level; null names the median alone. */
    distance: (percent: number | null, band: RoleBand) => {
      const level = levelOf(band);
      if (percent === null) return medianOf(band);
      if (percent === 0) return `At the ${level} median`;
      return `${Math.abs(percent)}% ${sideOf(percent)} the ${level} median`;
    },
    ranges: (count: string) => `${count} ranges`,
    /** On a job's own page. `percent` as in `distance`. */
    finding: (percent: number | null, band: RoleBand) => {
      const { inCountry } = placeWords[band.country];
      if (percent === null) return `${medianOf(band)}, ${inCountry}`;
      const what = `the ${levelOf(band)} median ${inCountry}`;
      if (percent === 0) return `This job pays ${what}`;
      return `This job pays ${Math.abs(percent)}% ${sideOf(percent)} ${what}`;
    },
    contract: 'This is contract work. We do not compare contract rates with salaries.',
    ofJob: 'This job:',
    ofMarket: ({ kind, level }: RoleBand) =>
      kind === 'wages'
        ? 'All levels in Canada, from a low to a high wage:'
        : `${level === null ? 'All levels' : jobLevels[level]}, middle half of reported pay ranges:`,
    /** All levels, as filings say. */
    ofPlace: (place: string, { median }: LocalPay) =>
      `All levels in ${place}, middle half of filings around a median of ${formatShortPay(median, 'USD')}:`,
    filings: (count: string) => `${count} filings for this title`,
    howToRead: 'How to read it',
    reading: (median: string) =>
      `The bars are on the same scale as in the job list. The line is the median, ${median}. We compare it with the middle of this job’s range.`,
    allLevels:
      'Its own level has too few ranges, so this counts all levels together. Expect a senior job above its median, and an entry job below it.',
    noSample: 'no sample size published',
  },
  noMatch: {
    title: 'No job matches these filters',
    text: 'Remove a filter, or tell us what you are looking for. Some roles are filled before they are listed.',
    link: { label: 'Talk to a recruiter', to: '/contact-ai-recruiters' },
  },
  none: {
    title: 'No roles are open right now',
    text: 'We list a job only while its employer confirms that it is open. In the meantime, see what your role pays.',
    link: { label: 'See salary data', to: '/ai-ml-salary-data' },
    drawn:
      'Reported pay in the United States, by kind of work. The range of a job is drawn above it.',
  },
  sample: 'Sample posting',
  /** Above a list with samples. */
  samplesNote:
    'Postings marked “Sample posting” show what a job looks like on this site. No one is hiring for them. The rules below apply to real jobs.',
  sampleNote:
    'This posting shows what a job looks like on this site. The company is made up, and no one is hiring for it. If you apply, our recruiters see that it was for a sample.',
  facts: {
    company: 'Company',
    role: 'Kind of work',
    level: 'Level',
    place: 'Place',
    mode: 'Where',
    contract: 'Contract',
    pay: 'Pay',
    confirmed: 'Last confirmed open',
    until: 'Open until',
  },
  responsibilities: 'What you would do',
  requirements: 'What you bring',
  about: 'About the job',
  apply: 'Apply for this job',
  parent: { label: 'AI jobs', to: '/machine-learning-ai-jobs' },
  closed: {
    kicker: 'Closed',
    title: 'This job is closed',
    text: 'It no longer takes applications. The posting stays here for people who applied.',
    link: { label: 'See open roles', to: '/machine-learning-ai-jobs' },
  },
  related: 'Read next',
  nextStep: {
    title: 'Not quite the right role?',
    text: 'Every job shows its pay range, its place and the kind of contract.',
    action: { label: 'See open roles', to: '/machine-learning-ai-jobs' },
  },
} as const;

/** Pages that an applicant goes to next. */
export const jobLinks: readonly DescribedLink[] = [
  {
    label: 'All AI jobs',
    to: '/machine-learning-ai-jobs',
    text: 'The whole list, each job with its pay range.',
  },
  {
    label: 'AI salary data',
    to: '/ai-ml-salary-data',
    text: 'What your kind of work pays, with source and sample size.',
  },
  {
    label: 'Interview questions',
    to: '/ai-interview-questions',
    text: 'What teams ask, and what a good answer covers.',
  },
  {
    label: 'Skills assessment',
    to: '/ai-skills-assessment',
    text: 'See where you are strong before an interviewer does.',
  },
];
