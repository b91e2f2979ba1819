import type { PayCountry } from '@talent/api/salary/salary-data';

/** How the dashboard speaks of a source: the words differ, because they do not measure the same. */
export interface SalaryMeasure {
  /** Name in the filter. */
  label: string;
  /** Short name in sentences and columns. */
  short: string;
  country: PayCountry;
  /** Caption of a table. */
  caption: string;
  /** Head of the column of cases. */
  cases: string;
  /** Whether the source publishes quartiles; the wording depends on it. */
  hasQuartiles: boolean;
}

/** By key of the source, in the order of the filter: the first of a country is its default. */
export const salaryMeasures: Readonly<Record<string, SalaryMeasure>> = {
  'ai-jobs-net': {
    label: 'Posted pay',
    short: 'ai-jobs.net',
    country: 'US',
    caption: 'Posted pay in the United States, a year',
    cases: 'n (postings)',
    hasQuartiles: true,
  },
  'bls-oews': {
    label: 'Official wages',
    short: 'BLS',
    country: 'US',
    caption: 'Wages of US employees by occupation, a year',
    cases: 'n (employed)',
    hasQuartiles: true,
  },
  'ca-job-bank': {
    label: 'Official wages',
    short: 'Job Bank',
    country: 'CA',
    caption: 'Wages in Canada, a year (hourly wage x 2,080)',
    cases: 'n',
    hasQuartiles: false,
  },
};

/** Keys of a country's sources, the default first. */
export function sourcesOf(country: PayCountry): readonly string[] {
  return Object.entries(salaryMeasures)
    .filter(([, measure]) => measure.country === country)
    .map(([key]) => key);
}
