import type { PayCountry } from '@talent/api/salary/salary-data';
import { rangesOrigin } from '../../../content/reported-ranges';

/** Words for one source. Each source has its own, because they do not measure the same thing. */
export interface SalaryMeasure {
  /** Name in the filter. */
  label: string;
  /** Short name in sentences and columns. */
  short: string;
  country: PayCountry;
  /** Its figures explained in one sentence, shown above the first of them. */
  about: string;
  /** Caption of a table. */
  caption: string;
  /** Under the finding of a chart, before the unit. */
  subtitle: string;
  /** The unit that the column of cases counts. */
  counts: 'postings' | 'employment_estimate' | 'unknown';
  /** Official statistics count occupations, not titles: many roles are not in them. */
  isOfficial: boolean;
  /** Whether the source publishes quartiles; the wording depends on it. */
  hasQuartiles: boolean;
}

/** By key of the source, in the order of the filter: the first of a country is its default. */
export const salaryMeasures: Readonly<Record<string, SalaryMeasure>> = {
  'ai-jobs-net': {
    label: 'Reported pay ranges',
    short: 'ai-jobs.net',
    country: 'US',
    about: rangesOrigin,
    caption: 'Reported pay ranges in the United States, a year',
    subtitle: 'Reported US pay ranges',
    counts: 'postings',
    isOfficial: false,
    hasQuartiles: true,
  },
  'bls-oews': {
    label: 'Official wages',
    short: 'BLS',
    country: 'US',
    about:
      'Official wages of people employed in an occupation, which is often broader than a job title.',
    caption: 'Official wages of US employees by occupation, a year',
    subtitle: 'Official US wages by occupation',
    counts: 'employment_estimate',
    isOfficial: true,
    hasQuartiles: true,
  },
  'ca-job-bank': {
    label: 'Official wages',
    short: 'Job Bank',
    country: 'CA',
    about:
      'Official wages: a low, a median and a high hourly wage, each times 2,080 hours. Low and high are mostly the 10th and 90th percentile.',
    caption: 'Official wages in Canada, a year (hourly wage × 2,080)',
    subtitle: 'Official wages, Canada (hourly wage × 2,080)',
    counts: 'unknown',
    isOfficial: true,
    hasQuartiles: false,
  },
};

/** Keys of a country's sources, the default first. */
export function sourcesOf(country: PayCountry): readonly string[] {
  return Object.entries(salaryMeasures)
    .filter(([, measure]) => measure.country === country)
    .map(([key]) => key);
}
