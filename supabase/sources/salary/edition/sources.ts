import { formatCount, formatDay, formatPercent } from '@talent/sdk/format';
import type { SourceKey } from '../figures/salary-band.ts';

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

/** Hours of a full-time year (52 weeks of 40 hours), to turn an hourly wage into a yearly one. */
export const HOURS_A_YEAR = 2080;

/** The contents of the pay file as its reader found them. */
export type PayFileFacts = {
  /** The two newest work years. */
  years: readonly [number, number];
  /** Share of the rows that are one end of a pair, 0 to 1. */
  paired: number;
  /** Share of the counted ranges that repeat another one, 0 to 1. */
  repeated: number;
};

/** The reported pay ranges; `edition` is the day of the snapshot. */
export function payRangesSource(
  edition: string,
  { years, paired, repeated }: PayFileFacts,
): SourceFacts {
  return {
    key: 'ai-jobs-net',
    edition,
    name: `foorilla/ai-jobs-net-salaries, snapshot of ${formatDay(edition)}`,
    publisher: 'foorilla',
    url: 'https://github.com/foorilla/ai-jobs-net-salaries',
    licence: 'CC0 1.0',
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    attribution: null,
    method:
      `Reported pay ranges for full-time US jobs of work years ${years[0]} and ${years[1]}; single years are shown as ` +
      // Cut, not rounded: "98.8%" of 98.76% would be more than there are.
      `history. They look like advertised pay: ${Math.floor(paired * 1000) / 10}% of the rows are ` +
      'pairs of a low and a high figure. The publisher calls them anonymous survey answers, and nobody outside knows how each row came ' +
      'about. Each pair is joined into one range, and its midpoint is used, in USD a year. ' +
      `${formatPercent(repeated)} of the counted ranges are exact repeats of another one, and no id tells a copy from a ` +
      'second opening. So each different range is counted once, and the figures over all ranges are given beside these. ' +
      'A range with equal ends, or a row without a partner, counts as a point. Only titles that name the role exactly ' +
      'count. Percentiles are interpolated linearly. The 95% confidence interval of the median comes from order ' +
      'statistics of the different ranges. Fewer than 10 different ranges are too few to show.',
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
      'Annual wage percentiles of employees as published for May of the year, in USD, for all industries and levels ' +
      'of experience, without the self-employed. The number of people employed is the published estimate, not a ' +
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
      `Hourly wages in CAD, times ${formatCount(HOURS_A_YEAR)} hours for a year. Job Bank publishes a low, a ` +
      'median and a high wage. In most cases, low and high are the 10th and the 90th percentile and are listed as ' +
      'these; the 25th and the 75th are not published. No sample size and no error are published.',
  };
}
