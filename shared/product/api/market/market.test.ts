import { expect, test } from 'vitest';
import type { MarketData, MarketSeries } from './market-data.ts';
import {
  countriesOf,
  monthsOf,
  placeIndex,
  placesOf,
  provenanceOf,
  sectorsOf,
  seriesOf,
  wholeMonthAndYearBefore,
} from './read-market.ts';
import { readBoardUrls, readMarketUrls } from './market-urls.ts';

const source = {
  key: 'ai-postings-share' as const,
  name: 'AI Tracker',
  publisher: 'Indeed Hiring Lab',
  url: 'https://github.com/hiring-lab/ai-tracker',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Source: AI Tracker.',
  method: 'Counted.',
  changes: 'Means.',
  grain: 'day' as const,
  firstDay: '2024-01-15',
  lastDay: '2024-03-31',
  retrievedOn: '2024-04-02',
  revision: 1,
  checkedOn: null,
};
const us: MarketSeries = {
  source: 'ai-postings-share',
  measure: 'ai-share',
  unit: 'percent',
  country: 'US',
  place: null,
  sector: null,
  firstDay: '2024-01-15',
  lastDay: '2024-03-30',
  lastValue: 3.2,
  monthly: [1, 2, 3],
};
const pay: MarketSeries = {
  ...us,
  source: 'pay-transparency-sector',
  measure: 'pay-share',
  firstDay: '2023-02-01',
  lastDay: '2024-02-01',
  monthly: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
};
const nursing: MarketSeries = { ...pay, sector: 'Nursing', lastValue: 40 };
const dental: MarketSeries = { ...pay, sector: 'Dental', lastValue: 50 };
const data: MarketData = {
  version: '1',
  sources: [source, { ...source, key: 'pay-transparency-sector', grain: 'month' }],
  series: [us, { ...us, country: 'CA', lastValue: 14 }, pay, nursing, dental],
};

test('finds a series by measure, country and sector', () => {
  expect(seriesOf(data, 'ai-share', 'US')).toBe(us);
  expect(seriesOf(data, 'pay-share', 'US')).toBe(pay);
  expect(seriesOf(data, 'pay-share', 'US', 'Nursing')).toBe(nursing);
  expect(seriesOf(data, 'ai-share', 'FR')).toBeNull();
});

test('lists countries and sectors by their last value', () => {
  expect(countriesOf(data, 'ai-share').map(({ country }) => country)).toEqual(['CA', 'US']);
  expect(sectorsOf(data, 'pay-share', 'US').map(({ sector }) => sector)).toEqual([
    'Dental',
    'Nursing',
  ]);
});

test('a state is no country, and has its own index', () => {
  const index = { ...us, measure: 'postings-total-adjusted', lastDay: '2026-08-14' } as const;
  const series = [
    { ...index, place: 'WA', lastValue: 74.78 },
    { ...index, place: 'TX', lastValue: 114.15 },
    { ...index, lastValue: 101.79 },
    { ...index, country: 'CA', place: 'ON', lastValue: 87.41 },
  ];
  const market = { ...data, series };
  expect(placesOf(market, 'US').map(({ place }) => place)).toEqual(['TX', 'WA']);
  expect(placeIndex(market, 'US', 'WA')).toEqual({ value: 74.78, day: '2026-08-14' });
  expect(placeIndex(market, 'CA', 'WA')).toBeNull();
  expect(seriesOf(market, 'postings-total-adjusted', 'US')?.lastValue).toBe(101.79);
  expect(countriesOf(market, 'postings-total-adjusted')).toHaveLength(1);
});

test('a source that is kept by first days has a value for every month', () => {
  const kept = { ...data, sources: [{ ...source, grain: 'first-day' as const }] };
  expect(monthsOf(kept, us).at(-1)).toEqual({
    ...{ month: '2024-03', value: 3 },
    ...{ days: null, isWhole: true },
  });
});

test('a month says how many of its days it has', () => {
  expect(monthsOf(data, us)).toEqual([
    { month: '2024-01', value: 1, days: 17, isWhole: false },
    { month: '2024-02', value: 2, days: 29, isWhole: true },
    { month: '2024-03', value: 3, days: 30, isWhole: false },
  ]);
  expect(monthsOf(data, pay).at(-1)).toEqual({
    month: '2024-02',
    value: 13,
    days: null,
    isWhole: true,
  });
});

test('the newest whole month is compared with the same month one year before', () => {
  expect(wholeMonthAndYearBefore(data, us)).toEqual({
    now: { month: '2024-02', value: 2, days: 29, isWhole: true },
    yearBefore: null,
  });
  expect(wholeMonthAndYearBefore(data, pay)).toMatchObject({
    now: { value: 13 },
    yearBefore: { value: 1 },
  });
  expect(wholeMonthAndYearBefore(data, { ...us, firstDay: '2024-03-02', monthly: [1] })).toBeNull();
});

test('a figure leads to its publisher, and one without a source is an error', () => {
  expect(provenanceOf(data, us)).toBe(source);
  expect(() => provenanceOf({ ...data, sources: [] }, us)).toThrow(RangeError);
});

test('the setting reads one address for each source, whatever the spaces', () => {
  const text =
    ' ai-postings-share=https://files.example/ai.csv\n job-postings-us=https://files.example/us.csv ';
  expect([...(readMarketUrls(text) ?? [])]).toEqual([
    ['ai-postings-share', 'https://files.example/ai.csv'],
    ['job-postings-us', 'https://files.example/us.csv'],
  ]);
  expect(readMarketUrls('')?.size).toBe(0);
  expect(readBoardUrls(text)?.size).toBe(0);
  const both = `lever=https://api.example ${text}`;
  expect(readMarketUrls(both)?.size).toBe(2);
  expect([...(readBoardUrls(both) ?? [])]).toEqual([['lever', 'https://api.example/']]);
});

test.each([
  'ai-postings-share',
  'https://files.example/ai.csv',
  'ai=https://files.example/ai.csv',
  'ai-postings-share=http://files.example/ai.csv',
  'ai-postings-share=file:///etc/passwd',
  'ai-postings-share=https://user:password@files.example/ai.csv',
  'ai-postings-share=https://files.example/ai.csv?token=1',
  'ai-postings-share=https://files.example/a ai-postings-share=https://files.example/b',
  'lever=https://api.example lever=https://other.example',
  'lever=http://api.example',
])('the setting refuses %s', (text) => {
  expect(readMarketUrls(text)).toBeUndefined();
});
