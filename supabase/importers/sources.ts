export type SourceKey = 'ai-jobs-net' | 'bls-oews' | 'ca-job-bank';

/** Where figures come from and on which terms; copied onto every row so that no figure stands alone. */
export type Source = {
  source_name: string;
  source_url: string;
  source_licence: string;
  /** A line that must be shown with the figures; null where the licence asks for none. */
  source_attribution: string | null;
  /** How the figures were computed, for the page's small print. */
  method: string;
};

/** Hours of a full-time year (52 weeks of 40 hours), to annualise an hourly wage. */
export const HOURS_A_YEAR = 2080;

export const SOURCES: Record<SourceKey, Source> = {
  'ai-jobs-net': {
    source_name: 'foorilla/ai-jobs-net-salaries, snapshot of 19 January 2025',
    source_url: 'https://github.com/foorilla/ai-jobs-net-salaries',
    source_licence: 'CC0 1.0',
    source_attribution: null,
    method:
      'Full-time US postings of work years 2024 and 2025. The two ends of a posted salary range are collapsed ' +
      'to one posting and its midpoint is used, in USD a year. Repeated postings are kept, because the source ' +
      'has no posting id that would tell a copy from a second opening. Only titles that name the role exactly ' +
      'are counted. Percentiles by linear interpolation; fewer than 10 postings are withheld.',
  },
  'bls-oews': {
    source_name:
      'US Bureau of Labor Statistics, Occupational Employment and Wage Statistics, national',
    source_url: 'https://www.bls.gov/oes/',
    source_licence: 'US federal public domain',
    source_attribution: null,
    method:
      'Annual wage percentiles of employees as published for May of the year, in USD; all industries and levels ' +
      'of experience, the self-employed not included. n is the published estimate of people employed, not a ' +
      'sample size. A percentile at or above the published ceiling is left empty.',
  },
  'ca-job-bank': {
    source_name: 'Employment and Social Development Canada, Job Bank wages 2025',
    source_url: 'https://www.jobbank.gc.ca/trend-analysis/search-wages',
    source_licence: 'Open Government Licence - Canada',
    source_attribution: 'Contains information licensed under the Open Government Licence – Canada.',
    method:
      `Hourly wages in CAD multiplied by ${HOURS_A_YEAR.toLocaleString('en-US')} hours to give a year. Job Bank ` +
      'publishes a low, a median and a high wage: low and high are, in most cases, the 10th and 90th percentile ' +
      'and stand in p10 and p90; the 25th and 75th are not published. No sample size is published.',
  },
};
