import { expect, it } from 'vitest';
import { makeMarket } from '../testing/make-market.ts';
import { aiShareSentence, marketChange, sinceYearBefore } from './market-change.ts';
import { marketRows, sourcesOfRows } from './market-rows.ts';

it('compares the newest whole month with the same month a year before', () => {
  expect(marketChange(makeMarket(), 'ai-share', 'US')).toMatchObject({
    month: '2026-06',
    value: 5.781,
    before: { month: '2025-06', value: 2.986 },
    source: { key: 'ai-postings-share' },
  });
  expect(marketChange(makeMarket(), 'ai-share', 'GB')).toBeNull();
});

it('says the share and the change in one sentence', () => {
  expect(aiShareSentence(makeMarket(), 'CA')).toBe(
    'AI terms were in 17.4% of Canadian job postings in June 2026, up from 4.5% in June 2025.',
  );
  expect(aiShareSentence(makeMarket({ series: [] }), 'US')).toBeNull();
});

it.each([
  [{ value: 3.04, before: { month: '2025-06', value: 2.96 } }, 'the same as in June 2025'],
  [{ value: 2, before: { month: '2025-06', value: 3 } }, 'down from 3% in June 2025'],
  [{ value: 2, before: null }, null],
])('says of %j: %s', (change, words) => {
  expect(sinceYearBefore(change)).toBe(words);
});

it('has a row for each figure and month, and names each source once', () => {
  const rows = marketRows(makeMarket());
  expect(rows.map(({ label, month, US, CA }) => [label, month, US?.value, CA?.value])).toEqual([
    ['Postings that name AI terms', '2026-06', 5.781, 17.405],
    ['Postings that state pay', '2026-02', 48.776, undefined],
  ]);
  expect(sourcesOfRows(rows).map(({ name }) => name)).toEqual([
    'Hiring Lab, AI Tracker',
    'Hiring Lab, Pay',
  ]);
});
