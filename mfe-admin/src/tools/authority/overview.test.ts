import { newestFacts, searchFacts } from './overview';
import { describe, expect, it } from 'vitest';

const nothing = {
  ...{ figures: [], searchDays: [], backlinkMonths: [], backlinks: 0, referringDomains: 0 },
  ...{ backlinksOn: null, queries: 0, queriesOn: null },
};
const rating = (measured_on: string, value: number) => ({
  ...{ metric: 'Domain Rating (Ahrefs)', measured_on, value },
  ...{ referring_domains: null, backlinks: null },
});
const day = (measured_on: string, clicks: number) => ({
  ...{ measured_on, clicks, impressions: clicks * 100, position: 5 },
});

it('shows no figure without an import', () => {
  expect(newestFacts(nothing)).toEqual([]);
});

it('says since when a rating has changed, and by how much', () => {
  const figures = [rating('2026-09-01', 44), rating('2026-10-01', 41.5)];
  const note = 'as of 2026-10-01; -2.5 since 2026-09-01';
  expect(newestFacts({ ...nothing, figures })).toEqual([
    { label: 'Domain Rating (Ahrefs)', figure: '41.5', note },
  ]);
});

it('sums up the clicks of the last 28 days of the import', () => {
  const searchDays = [day('2026-10-03', 1000), day('2026-10-04', 5), day('2026-10-31', 7)];
  expect(newestFacts({ ...nothing, searchDays })).toMatchObject([{ figure: '12' }]);
});

it('shows that there are no backlinks left only where an import says so', () => {
  expect(newestFacts({ ...nothing, backlinksOn: '2026-10-01' })).toMatchObject([
    { label: 'Backlinks', figure: '0' },
    { label: 'Linking sites', figure: '0' },
  ]);
});

/** Days that end on 2026-11-22, with the clicks given, newest last. */
const daysOf = (clicks: readonly number[]) =>
  clicks.map((count, at) => {
    const time = Date.parse('2026-11-22') - (clicks.length - 1 - at) * 86_400_000;
    return day(new Date(time).toISOString().slice(0, 10), count);
  });

describe('the week in Google Search', () => {
  it('is compared with the seven days before', () => {
    const days = daysOf([...Array<number>(7).fill(10), ...Array<number>(7).fill(20)]);
    expect(searchFacts(days)[0]).toEqual({
      label: 'Clicks in 7 days',
      figure: '140',
      change: '+70 (+100%) vs. the week before',
      normal: undefined,
      note: 'Google Search, until 2026-11-22',
    });
  });

  it('is within what eight weeks say', () => {
    const days = daysOf(Array.from({ length: 63 }, (_, at) => (at % 2 === 0 ? 10 : 12)));
    expect(searchFacts(days)[1]?.normal).toMatchObject({
      words: 'Normal: 7,600 to 7,800 (last 8 weeks)',
      isUnusual: false,
    });
  });

  it('is left out where a day is missing', () => {
    const days = daysOf(Array<number>(14).fill(10)).filter((_, at) => at !== 9);
    expect(searchFacts(days)).toEqual([]);
    expect(searchFacts([])).toEqual([]);
  });
});
