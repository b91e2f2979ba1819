import type { MarketData, MarketSeries, MarketSource } from '@talent/api/market/market-data';

const source: MarketSource = {
  key: 'ai-postings-share',
  name: 'Indeed Hiring Lab, AI Tracker',
  publisher: 'Indeed Hiring Lab',
  url: 'https://github.com/hiring-lab/ai-tracker',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Source: Indeed Hiring Lab, AI Tracker, CC BY 4.0.',
  method: 'Share of postings.',
  changes: 'Monthly figures are means.',
  grain: 'day',
  firstDay: '2025-06-01',
  lastDay: '2026-07-03',
  retrievedOn: '2026-11-22',
  revision: 1,
  checkedOn: '2026-11-28',
};

const ai: MarketSeries = {
  source: 'ai-postings-share',
  measure: 'ai-share',
  unit: 'percent',
  country: 'US',
  place: null,
  sector: null,
  firstDay: '2025-06-01',
  lastDay: '2026-07-03',
  lastValue: 5.9,
  // June 2025 to June 2026 as they are in the source, and three days of July.
  monthly: [
    2.986, 3.14, 3.327, 3.533, 3.849, 4.162, 4.348, 4.529, 4.892, 5.176, 5.437, 5.643, 5.781, 5.9,
  ],
};

/** A monthly series that ends in February 2026 and begins a year before. */
function year(
  patch: Pick<MarketSeries, 'source' | 'measure' | 'country'> & Partial<MarketSeries>,
  first: number,
  last: number,
): MarketSeries {
  const values = Array.from({ length: 13 }, (_, at) => first + ((last - first) * at) / 12);
  return {
    unit: 'percent',
    place: null,
    sector: null,
    firstDay: '2025-02-01',
    lastDay: '2026-02-28',
    lastValue: last,
    monthly: [...values.slice(0, -1), last],
    ...patch,
  };
}

const pay = { source: 'pay-transparency-country', measure: 'pay-share' } as const;
const sectors = { source: 'pay-transparency-sector', measure: 'pay-share', country: 'US' } as const;
const states = {
  source: 'job-postings-by-state-us',
  measure: 'postings-total-adjusted',
  unit: 'index',
  country: 'US',
  firstDay: '2025-08-01',
  lastDay: '2026-08-14',
} as const;
const wages = {
  source: 'posted-wage-growth-by-country',
  unit: 'growth',
  firstDay: '2025-04-01',
  lastDay: '2026-04-01',
} as const;
const remote = { source: 'remote-postings-share', measure: 'remote-share' } as const;
const index = { measure: 'postings-total-adjusted', unit: 'index' } as const;

/** A market in which every part of the page has figures. Only the AI share was checked lately. */
export function makeMarketData(): MarketData {
  const other = (patch: Partial<MarketSource>): MarketSource => ({
    ...source,
    firstDay: '2020-01-01',
    lastDay: '2026-02-28',
    checkedOn: null,
    ...patch,
  });
  return {
    version: '1',
    sources: [
      source,
      other({ key: 'job-postings-us', name: 'Index, United States' }),
      other({ key: 'job-postings-ca', name: 'Index, Canada' }),
      other({ key: 'pay-transparency-country', name: 'Pay by country', grain: 'month' }),
      other({ key: 'pay-transparency-sector', name: 'Pay by sector', grain: 'month' }),
      other({ key: 'remote-postings-share', name: 'Remote' }),
      other({
        ...{ key: 'job-postings-by-state-us', name: 'By state', grain: 'first-day' },
        ...{ firstDay: '2025-08-01', lastDay: '2026-08-14' },
      }),
      other({
        ...{ key: 'posted-wage-growth-by-country', name: 'Wages by country', grain: 'month' },
        ...{ firstDay: '2025-04-01', lastDay: '2026-04-01' },
      }),
    ],
    series: [
      ai,
      {
        ...ai,
        country: 'CA',
        lastValue: 17.932,
        monthly: [
          4.526, 4.843, 5.186, 5.577, 6.185, 7.233, 9.26, 11.784, 13.215, 14.506, 16.106, 16.941,
          17.405, 17.932,
        ],
      },
      { ...ai, country: 'GB', monthly: ai.monthly.map((value) => value * 1.5) },
      year({ ...index, source: 'job-postings-us', country: 'US' }, 104.3, 101.6),
      year({ ...index, source: 'job-postings-ca', country: 'CA' }, 99.7, 97.7),
      year({ ...pay, country: 'US' }, 48.7, 48.776),
      year({ ...pay, country: 'CA' }, 45.9, 52.973),
      year({ ...sectors, sector: 'Software Development' }, 39, 40.941),
      year({ ...sectors, sector: 'Nursing' }, 30, 35),
      year({ ...sectors, sector: 'Childcare' }, 70, 80),
      year({ ...remote, country: 'US' }, 8, 8.6),
      year({ ...remote, country: 'CA' }, 14.4, 14.2),
      year({ ...states, place: 'WA', lastValue: 74.78 }, 80.06, 75.1),
      year({ ...states, place: 'TX', lastValue: 114.15 }, 112, 114),
      year({ ...wages, measure: 'wage-growth', country: 'US' }, 3.03, 2.38),
      year({ ...wages, measure: 'wage-growth-3-months', country: 'US' }, 3.163, 2.302),
      year({ ...wages, measure: 'wage-observations', unit: 'count', country: 'US' }, 1, 761_931),
      year({ ...wages, measure: 'wage-growth', country: 'CA' }, 2.6, 2.5),
      year({ ...wages, measure: 'wage-growth-3-months', country: 'CA' }, 2.7, 2.424),
      year({ ...wages, measure: 'wage-observations', unit: 'count', country: 'CA' }, 1, 80_242),
      year({ ...wages, measure: 'wage-growth', country: 'US', sector: 'Nursing' }, 3, 2),
    ],
  };
}
