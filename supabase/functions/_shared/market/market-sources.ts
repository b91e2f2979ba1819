import type { MarketMeasure, MarketSourceKey } from '@talent/api/market/market-data';
import type { CsvRow } from '../files/csv-rows.ts';

/** Time between two values of a source. */
export type Grain = 'day' | 'month';

/** One value of a file. */
export interface MarketValue {
  measure: MarketMeasure;
  country: string;
  /** Null: all sectors. */
  sector: string | null;
  /** YYYY-MM-DD; of monthly values the first day of the month. */
  day: string;
  value: number;
}

/** One kind of file of Indeed Hiring Lab, and how its rows are read. */
export interface MarketSourceKind {
  key: MarketSourceKey;
  /** Name of the file in a folder. */
  file: string;
  /** The header, in order. */
  columns: readonly string[];
  grain: Grain;
  name: string;
  /** The public repository. */
  url: string;
  method: string;
  changes: string;
  /** The values of one row. @throws ImportError for a row that is not as documented */
  read(row: CsvRow): MarketValue[];
}

/** The largest change that is taken without a person, in points of the unit. */
export interface Bounds {
  /** Between neighboring values, and between a value and its revision. */
  step: number;
  /** Between the last values of two editions, for each month between them. */
  month: number;
}

/**
 * The bounds of a series. Each step is about twice the largest, or more, that the files had until August 2026: 0.3 points a day for shares,
 * 2.5 for the index of all postings, 9.2 for that of new ones, and 4.3 points a month for pay (15.2 in a sector).
 */
export function boundsOf({ measure, sector }: Pick<MarketValue, 'measure' | 'sector'>): Bounds {
  if (measure === 'ai-share' || measure === 'remote-share') return { step: 1, month: 5 };
  if (measure === 'pay-share') {
    return sector === null ? { step: 10, month: 10 } : { step: 30, month: 30 };
  }
  return measure.startsWith('postings-total') ? { step: 5, month: 25 } : { step: 20, month: 60 };
}

/** The unit of a measure. */
export function unitOf(measure: MarketMeasure): 'percent' | 'index' {
  return measure.endsWith('-share') ? 'percent' : 'index';
}

export const PUBLISHER = 'Indeed Hiring Lab';
export const LICENCE = 'CC BY 4.0';
export const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';

/** The largest index that is read: ten times the postings of February 2020. */
const HIGHEST_INDEX = 1000;

const SECTOR_NAME = /^[\p{L}\p{N} &,.'’()/+-]{1,80}$/u;

const MONTHLY_MEANS =
  'Monthly figures are the mean of the daily values of the month. All figures are rounded to three decimals.';

/** @param kind.about what the counted postings are, for the method */
function dailyShare({
  about,
  measure,
  column,
  ...kind
}: Pick<MarketSourceKind, 'key' | 'name' | 'url'> & {
  about: string;
  measure: MarketMeasure;
  column: string;
}): MarketSourceKind {
  return {
    ...kind,
    file: `${kind.key}.csv`,
    columns: ['date', 'jobcountry', column],
    grain: 'day',
    method:
      `Share of the job postings on Indeed that ${about}, in percent of all postings of the country. Each daily value is the ` +
      'mean of the seven days up to it.',
    changes: MONTHLY_MEANS,
    read: (row) => {
      const country = countryOf(row, 'jobcountry');
      const value = row.between(column, 0, 100);
      return [{ measure, country, sector: null, day: row.day('date'), value }];
    },
  };
}

const aiShare = dailyShare({
  key: 'ai-postings-share',
  name: 'Indeed Hiring Lab, AI Tracker',
  url: 'https://github.com/hiring-lab/ai-tracker',
  about: 'name AI terms',
  measure: 'ai-share',
  column: 'AI_share_postings',
});

const remoteShare = dailyShare({
  key: 'remote-postings-share',
  name: 'Indeed Hiring Lab, Remote Tracker',
  url: 'https://github.com/hiring-lab/remote-tracker',
  about: 'offer remote or hybrid work',
  measure: 'remote-share',
  column: 'remote_share_postings',
});

function payShare(of: 'country' | 'sector'): MarketSourceKind {
  const isBySector = of === 'sector';
  const [share, meanOfThree] = ['pay_transparency_pct', 'pay_transparency_pct_3ma'] as const;
  return {
    key: `pay-transparency-${of}`,
    file: `pay-transparency-${of}.csv`,
    columns: [
      ...['date', 'country_code', 'country', ...(isBySector ? ['sector'] : [])],
      ...[share, meanOfThree],
    ],
    grain: 'month',
    name: `Indeed Hiring Lab, Pay Transparency Tracker, by ${isBySector ? 'occupational sector' : 'country'}`,
    url: 'https://github.com/hiring-lab/pay-transparency',
    method:
      'Share of the job postings on Indeed that state pay, in percent of all postings of the month.' +
      (isBySector ? ' By occupational sector, for the United States only.' : ''),
    changes:
      "All figures are rounded to three decimals. The publisher's mean of three months is left out.",
    read: (row) => {
      const sector = isBySector ? row.text('sector') : null;
      if (sector !== null && !SECTOR_NAME.test(sector)) {
        row.refuse(`sector is "${sector}", expected a name of at most 80 letters`);
      }
      const country = countryOf(row, 'country_code');
      const day = row.day('date');
      if (!day.endsWith('-01')) row.refuse(`date is "${day}", expected the first day of a month`);
      const value = row.between(share, 0, 100);
      if (row.text(meanOfThree) !== 'NA') row.between(meanOfThree, 0, 100);
      return [{ measure: 'pay-share', country, sector, day, value }];
    },
  };
}

function postingsIndex(country: 'US' | 'CA'): MarketSourceKind {
  return {
    key: country === 'US' ? 'job-postings-us' : 'job-postings-ca',
    file: `job-postings-${country}.csv`,
    columns: [
      'date',
      'jobcountry',
      'indeed_job_postings_index_SA',
      'indeed_job_postings_index_NSA',
      'variable',
    ],
    grain: 'day',
    name: `Indeed Hiring Lab, Job Postings Index, ${country === 'US' ? 'United States' : 'Canada'}`,
    url: 'https://github.com/hiring-lab/job_postings_tracker',
    method:
      'Number of job postings on Indeed as an index: 100 is the value of February 1, 2020. Each daily value is the mean of the ' +
      'seven days up to it. New postings are those that have been on Indeed for seven days or fewer. Adjusted values are ' +
      'seasonally adjusted. The publisher revises earlier values.',
    changes: MONTHLY_MEANS,
    read: (row) => {
      row.oneOf('jobcountry', [country]);
      const variable = row.oneOf('variable', ['total postings', 'new postings']);
      const kind = variable === 'total postings' ? 'total' : 'new';
      const index = (adjustment: 'adjusted' | 'unadjusted', column: string): MarketValue => ({
        measure: `postings-${kind}-${adjustment}`,
        country,
        sector: null,
        day: row.day('date'),
        value: row.between(column, 0, HIGHEST_INDEX),
      });
      return [
        index('adjusted', 'indeed_job_postings_index_SA'),
        index('unadjusted', 'indeed_job_postings_index_NSA'),
      ];
    },
  };
}

/** Every file that can be imported. */
export const MARKET_SOURCES: readonly MarketSourceKind[] = [
  aiShare,
  postingsIndex('US'),
  postingsIndex('CA'),
  payShare('country'),
  payShare('sector'),
  remoteShare,
];

function countryOf(row: CsvRow, column: string): string {
  const code = row.text(column);
  if (/^[A-Z]{2}$/.test(code)) return code;
  return row.refuse(`${column} is "${code}", expected two letters such as US`);
}
