import type { MarketData, MarketSeries, MarketSource } from '@talent/api/market/market-data';

const source: MarketSource = {
  key: 'ai-postings-share',
  name: 'Hiring Lab, AI Tracker',
  publisher: 'Hiring Lab',
  url: 'https://repository.example/ai',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://license.example/by',
  attribution: 'Source: Hiring Lab, AI Tracker, CC BY 4.0.',
  method: 'Counted.',
  changes: 'Means of months.',
  grain: 'day',
  firstDay: '2025-06-01',
  lastDay: '2026-07-03',
  retrievedOn: '2026-07-10',
  revision: 1,
  checkedOn: null,
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
  // June 2025 to June 2026, and three days of July.
  monthly: [2.986, 3, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5.5, 5.781, 5.9],
};

const pay: MarketSeries = {
  ...ai,
  source: 'pay-transparency-country',
  measure: 'pay-share',
  firstDay: '2026-02-01',
  lastDay: '2026-02-01',
  lastValue: 48.776,
  monthly: [48.776],
};

/** A small market: the AI share of two countries in whole months until June 2026, and one month of pay. */
export function makeMarket(patch: Partial<MarketData> = {}): MarketData {
  return {
    version: 'ai-postings-share@2026-07-03.1',
    sources: [
      source,
      { ...source, key: 'pay-transparency-country', name: 'Hiring Lab, Pay', grain: 'month' },
    ],
    series: [
      ai,
      {
        ...ai,
        country: 'CA',
        lastValue: 17.5,
        monthly: [4.526, 5, 5, 6, 7, 9, 12, 13, 14, 16, 17, 17, 17.405, 17.5],
      },
      pay,
    ],
    ...patch,
  };
}
