import { expect, test } from 'vitest';
import { type MarketSeriesValues, rounded } from './collect-series.ts';
import { compareEditions } from './compare-editions.ts';

function series(
  days: readonly number[],
  patch: Partial<MarketSeriesValues> = {},
): MarketSeriesValues {
  const mean = days.reduce((sum, value) => sum + value, 0) / days.length;
  return {
    measure: 'ai-share',
    country: 'US',
    place: null,
    sector: null,
    first_day: '2026-06-01',
    last_day: `2026-06-${String(days.length).padStart(2, '0')}`,
    last_value: rounded(days.at(-1) ?? 0),
    monthly: [rounded(mean)],
    days: [...days],
    ...patch,
  };
}

/** A monthly series from January 2026 on. */
const months = (values: readonly number[], patch: Partial<MarketSeriesValues> = {}) =>
  series(values, {
    ...{ measure: 'pay-share', first_day: '2026-01-01', monthly: [...values], days: null },
    last_day: `2026-${String(values.length).padStart(2, '0')}-01`,
    ...patch,
  });

test('new days are neither losses nor jumps nor revisions', () => {
  expect(compareEditions([series([5, 5.1])], [series([5, 5.1, 5.2])])).toEqual({
    losses: [],
    jumps: [],
    revisions: [],
    revised: 0,
  });
});

test('each revised day is named with both values', () => {
  const { revisions, revised, jumps } = compareEditions(
    [series([5, 5.1, 5.2])],
    [series([5, 5.15, 5.19, 5.3])],
  );
  expect(revised).toBe(2);
  expect(jumps).toEqual([]);
  expect(revisions).toEqual([
    {
      measure: 'ai-share',
      country: 'US',
      place: null,
      sector: null,
      grain: 'day',
      days: ['2026-06-02', '2026-06-03'],
      before: [5.1, 5.2],
      after: [5.15, 5.19],
    },
  ]);
});

test('days that were added before the first one do not move the others', () => {
  const earlier = series([4.9, 5, 5.1, 5.2], { first_day: '2026-05-31', monthly: [4.9, 5.1] });
  expect(compareEditions([series([5, 5.1, 5.2])], [earlier])).toMatchObject({
    revised: 0,
    losses: [],
  });
});

test('where only months were known, a month counts as revised if both have the same days of it', () => {
  const before = series([], {
    monthly: [5, 6],
    first_day: '2026-05-01',
    last_day: '2026-06-10',
    days: null,
  });
  const after = series(
    Array.from({ length: 51 }, () => 5.5),
    {
      monthly: [5.5, 5.5],
      first_day: '2026-05-01',
      last_day: '2026-06-20',
    },
  );
  expect(compareEditions([before], [after]).revisions).toEqual([
    expect.objectContaining({ grain: 'month', days: ['2026-05-01'], before: [5], after: [5.5] }),
  ]);
});

test('a revised month of a monthly source is named by its first day', () => {
  const { revisions } = compareEditions([months([40, 41, 42])], [months([40, 41.5, 42, 43])]);
  expect(revisions).toEqual([
    expect.objectContaining({ grain: 'month', days: ['2026-02-01'], before: [41], after: [41.5] }),
  ]);
});

test('a missing series, a later begin and an earlier end are losses', () => {
  const sector = months([40], { sector: 'Nursing' });
  expect(compareEditions([sector, months([40])], [months([40])]).losses).toEqual([
    'pay-share US Nursing is missing',
  ]);
  expect(compareEditions([series([5, 5, 5])], [series([5, 5])]).losses).toEqual([
    'ai-share US ends on 2026-06-02, and on 2026-06-03 in the current edition',
  ]);
  const later = series([5, 5], { first_day: '2026-06-02', last_day: '2026-06-03' });
  expect(compareEditions([series([5, 5, 5])], [later]).losses).toEqual([
    'ai-share US begins on 2026-06-02, and on 2026-06-01 in the current edition',
  ]);
});

test('a state that is missing is named by its place', () => {
  const index = { measure: 'postings-total-adjusted' } as const;
  const state = months([100], { ...index, place: 'WA' });
  expect(compareEditions([state, months([100], index)], [months([100], index)]).losses).toEqual([
    'postings-total-adjusted US WA is missing',
  ]);
});

test('a new country is no loss, and its steps are checked', () => {
  const canada = series([5, 7], { country: 'CA' });
  expect(compareEditions([series([5, 5])], [series([5, 5]), canada])).toMatchObject({
    losses: [],
    jumps: [
      'ai-share CA goes from 5 to 7 on 2026-06-02: more than 1 percentage points within a day',
    ],
  });
});

const all = (...days: number[]) => series(days, { measure: 'postings-total-adjusted' });
const newest = (...days: number[]) => series(days, { measure: 'postings-new-adjusted' });
const state = (...values: number[]) =>
  months(values, { measure: 'postings-total-adjusted', place: 'WA' });
const growth = (...values: number[]) => months(values, { measure: 'wage-growth' });
const observed = (...values: number[]) => months(values, { measure: 'wage-observations' });
const dental = (...values: number[]) => months(values, { sector: 'Dental' });

test.each<[string, MarketSeriesValues, MarketSeriesValues, number]>([
  ['1 point a day', series([5]), series([5, 6]), 0],
  ['more than 1 point a day', series([5]), series([5, 6.001]), 1],
  ['5 points of the index a day', all(100), all(100, 105), 0],
  ['6 points of the index a day', all(100), all(100, 106), 1],
  ['20 points of new postings a day', newest(100), newest(100, 80), 0],
  ['21 points of new postings a day', newest(100), newest(100, 79), 1],
  ['10 points of pay a month', months([40]), months([40, 50]), 0],
  ['11 points of pay a month', months([40]), months([40, 51]), 2],
  ['30 points of a sector a month', dental(40), dental(40, 70), 0],
  ['31 points of a sector a month', dental(40), dental(40, 71), 2],
  ['80 points of a state a month', state(100, 100), state(100, 180), 1],
  ['81 points of a state a month', state(100), state(100, 181), 2],
  ['40 points of a state from edition to edition', state(100), state(100, 140), 0],
  ['10 points of wage growth a month', growth(-2), growth(-2, 8), 0],
  ['11 points of wage growth a month', growth(-2), growth(-2, 9), 2],
  ['any count of observations', observed(100), observed(100, 900_000), 0],
  ['a value that is revised by 1 point', series([5, 5, 5]), series([5, 6, 5]), 0],
  [
    'a last value that is revised by 2 points in small steps',
    series([5, 5, 5]),
    series([5, 6, 7]),
    1,
  ],
  ['5 points in small steps within a month', series([5]), series([5, 6, 7, 8, 9, 10]), 0],
  ['6 points in small steps within a month', series([5]), series([5, 6, 7, 8, 9, 10, 11]), 1],
])('%s: %#', (_name, before, after, jumps) => {
  expect(compareEditions([before], [after]).jumps).toHaveLength(jumps);
});

test('a step that the current edition has as well needs no second yes', () => {
  expect(compareEditions([series([5, 9])], [series([5.01, 9, 9.1])]).jumps).toEqual([]);
});
