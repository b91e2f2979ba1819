import type { MarketMeasure, MarketSourceKey } from '@talent/api/market/market-data';
import type { SourceRow } from '../files/source-row.ts';
import { countryOf, monthIn, sectorOf, type Grain, type MarketValue } from './market-value.ts';

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
  /** Address of the publisher's file, where it is known. */
  raw?: string;
  method: string;
  changes: string;
  /** The values of one row. @throws ImportError for a row that is not as documented */
  read(row: SourceRow): MarketValue[];
}

export const PUBLISHER = 'Indeed Hiring Lab';
export const LICENCE = 'CC BY 4.0';
export const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';

/** The largest index that is read: ten times the postings of February 2020. */
const HIGHEST_INDEX = 1000;

/** The country as a whole. */
const ALL = { place: null, sector: null };

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
      return [{ measure, country, ...ALL, day: row.day('date'), value }];
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
      'All figures are rounded to three decimals. The publisher’s mean of three months is left out.',
    read: (row) => {
      const sector = isBySector ? sectorOf(row) : null;
      const country = countryOf(row, 'country_code');
      const day = row.day('date');
      if (!day.endsWith('-01')) row.refuse(`date is "${day}", expected the first day of a month`);
      const value = row.between(share, 0, 100);
      if (row.text(meanOfThree) !== 'NA') row.between(meanOfThree, 0, 100);
      return [{ measure: 'pay-share', country, place: null, sector, day, value }];
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
        ...ALL,
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

function placeIndex(country: 'US' | 'CA'): MarketSourceKind {
  const place = country === 'US' ? 'state' : 'province';
  const name = country === 'US' ? 'state_job_postings_us' : 'provincial_postings_ca';
  return {
    key: country === 'US' ? 'job-postings-by-state-us' : 'job-postings-by-province-ca',
    file: `job-postings-by-${place}-${country}.csv`,
    columns: ['date', place, 'indeed_job_postings_index'],
    grain: 'first-day',
    name: `Indeed Hiring Lab, Job Postings Index by ${place}, ${country === 'US' ? 'United States' : 'Canada'}`,
    url: 'https://github.com/hiring-lab/job_postings_tracker',
    raw: `https://raw.githubusercontent.com/hiring-lab/job_postings_tracker/master/${country}/${name}.csv`,
    method:
      'Number of job postings on Indeed in each state or province as an index: 100 is the value of February 1, 2020. Each ' +
      'value is the mean of the seven days up to it. Each place is seasonally adjusted by itself. The publisher revises ' +
      'earlier values.',
    changes:
      'Of each month we keep the value of its first day, and in addition the value of the newest day.',
    read: (row) => {
      const code = row.text(place);
      if (!/^[a-z]{2}$/.test(code)) row.refuse(`${place} is "${code}", expected two small letters`);
      const value = row.between('indeed_job_postings_index', 0, HIGHEST_INDEX);
      const where = { country, place: code.toUpperCase(), sector: null };
      return [{ measure: 'postings-total-adjusted', ...where, day: row.day('date'), value }];
    },
  };
}

/** The columns of the file, and what each becomes. */
const WAGE_COLUMNS = {
  n_obs: 'wage-observations',
  posted_wage_growth_yoy: 'wage-growth',
  posted_wage_growth_yoy_3moavg: 'wage-growth-3-months',
} as const;

function wageGrowth(of: 'country' | 'sector'): MarketSourceKind {
  const file = `posted-wage-growth-by-${of}.csv`;
  const isBySector = of === 'sector';
  return {
    key: `posted-wage-growth-by-${of}`,
    file,
    columns: [
      ...['jobcountry', 'country', ...(isBySector ? ['sector'] : []), 'month'],
      ...Object.keys(WAGE_COLUMNS),
    ],
    grain: 'month',
    name: `Indeed Hiring Lab, Wage Tracker, by ${of}`,
    url: 'https://github.com/hiring-lab/indeed-wage-tracker',
    raw: `https://raw.githubusercontent.com/hiring-lab/indeed-wage-tracker/main/${file}`,
    method:
      'Growth of the wages that job postings on Indeed state, against the same month of the year before: the median of the ' +
      'growth rates of job titles in a region. Not seasonally adjusted. The mean of three months ends with the month.',
    changes: 'Shares are written as percent. All figures are rounded to three decimals.',
    read: (row) => {
      const country = countryOf(row, 'jobcountry');
      const sector = isBySector ? sectorOf(row) : null;
      const where = { country, place: null, sector, day: monthIn(row, 'month') };
      return Object.entries(WAGE_COLUMNS).flatMap(([column, measure]): MarketValue[] => {
        // The first two months have no mean of three.
        if (row.text(column) === 'NA') return [];
        const isCount = measure === 'wage-observations';
        const value = isCount ? row.between(column, 0, 1e8) : 100 * row.between(column, -1, 1);
        return [{ measure, ...where, value }];
      });
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
  placeIndex('US'),
  placeIndex('CA'),
  wageGrowth('country'),
  wageGrowth('sector'),
];
