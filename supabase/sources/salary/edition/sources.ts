export type SourceKey = 'ai-jobs-net' | 'bls-oews' | 'ca-job-bank';

/** One edition of a source, as `import_salary_edition` takes it: its publisher and license. */
export type Source = {
  key: SourceKey;
  /** Year, month or day of publication. */
  edition: string;
  name: string;
  publisher: string;
  url: string;
  licence: string;
  licence_url: string | null;
  /** A line that must be shown with the figures; null where the license requires none. */
  attribution: string | null;
  /** How the figures were computed, for the page's small print. */
  method: string;
  /** Day the file was fetched, YYYY-MM-DD. */
  retrieved_on: string;
};

/** The facts of an edition, except the day it was fetched. */
export type SourceFacts = Omit<Source, 'retrieved_on'>;

/** Hours of a full-time year (52 weeks of 40 hours), to annualise an hourly wage. */
export const HOURS_A_YEAR = 2080;

/** The postings; `years` are the two newest work years in the file, `edition` the day of the snapshot. */
export function postingsSource(edition: string, years: readonly [number, number]): SourceFacts {
  return {
    key: 'ai-jobs-net',
    edition,
    name: `foorilla/ai-jobs-net-salaries, snapshot of ${longDate(edition)}`,
    publisher: 'foorilla',
    url: 'https://github.com/foorilla/ai-jobs-net-salaries',
    licence: 'CC0 1.0',
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    attribution: null,
    method:
      `Full-time US postings of work years ${years[0]} and ${years[1]}; single years are history. The two ends of a ` +
      'posted salary range are collapsed to one posting and its midpoint is used, in USD a year. Repeated postings ' +
      'are kept, because the source has no posting id that would tell a copy from a second opening. Only titles ' +
      'that name the role exactly are counted. Percentiles by linear interpolation; the 95 % confidence interval of ' +
      'the median from order statistics; where repeated postings are copies it is too narrow. Fewer than 10 ' +
      'postings are withheld.',
  };
}

/** The official US statistics; `edition` is the month, such as `2025-05`. */
export function officialSource(edition: string): SourceFacts {
  return {
    key: 'bls-oews',
    edition,
    name: 'US Bureau of Labor Statistics, Occupational Employment and Wage Statistics, national',
    publisher: 'US Bureau of Labor Statistics',
    url: 'https://www.bls.gov/oes/',
    licence: 'US federal public domain',
    licence_url: null,
    attribution: null,
    method:
      'Annual wage percentiles of employees as published for May of the year, in USD; all industries and levels ' +
      'of experience, the self-employed not included. n is the published estimate of people employed, not a ' +
      'sample size. A percentile at or above the published ceiling is left empty. The source publishes a relative ' +
      'standard error of the mean only, so the median has no interval here.',
  };
}

/** Job Bank of Canada; `edition` is the year. */
export function jobBankSource(edition: string): SourceFacts {
  return {
    key: 'ca-job-bank',
    edition,
    name: `Employment and Social Development Canada, Job Bank wages ${edition}`,
    publisher: 'Employment and Social Development Canada',
    url: 'https://www.jobbank.gc.ca/trend-analysis/search-wages',
    licence: 'Open Government Licence - Canada',
    licence_url: 'https://open.canada.ca/en/open-government-licence-canada',
    attribution: 'Contains information licensed under the Open Government Licence – Canada.',
    method:
      `Hourly wages in CAD multiplied by ${HOURS_A_YEAR.toLocaleString('en-US')} hours to give a year. Job Bank ` +
      'publishes a low, a median and a high wage: low and high are, in most cases, the 10th and 90th percentile ' +
      'and stand in p10 and p90; the 25th and 75th are not published. No sample size and no error are published.',
  };
}

function longDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
