import type { SalaryBand } from '@talent/api/salary/salary-data';
import { expect, it } from 'vitest';
import { indexSalaryData } from '../../../calculations/bands/salary-index';
import { makeBand } from '../../../calculations/testing/make-band';
import { makeSalaryData, makeSource } from '../testing/make-salary-data';
import { dashboardModel, trendOf } from './dashboard-model';
import { defaultQuery } from './dashboard-query';
import type { BandQuestion } from '../../../calculations/bands/find-bands';

const levels = ['EN', 'MI', 'SE', 'EX', null] as const;
const modes = ['onsite', 'hybrid', 'remote', null] as const;

/** 5,000 bands: 250 roles, five levels, four work modes. */
function manyBands(): SalaryBand[] {
  return Array.from({ length: 250 }, (_, at) => `role-${at}`).flatMap((role) =>
    levels.flatMap((level) =>
      modes.map((workMode) =>
        makeBand({
          key: `${role}/${level}/${workMode}`,
          source: 'ai-jobs-net',
          role,
          level,
          workMode,
        }),
      ),
    ),
  );
}

/** Counts look-ups, and refuses to be walked through. */
class CountedMap<Key, Value> extends Map<Key, Value> {
  lookups = 0;
  override get(key: Key): Value | undefined {
    this.lookups += 1;
    return super.get(key);
  }
  override forEach(): never {
    throw new Error('All bands were walked through.');
  }
  override [Symbol.iterator](): never {
    throw new Error('All bands were walked through.');
  }
  override values(): never {
    throw new Error('All bands were walked through.');
  }
  override entries(): never {
    throw new Error('All bands were walked through.');
  }
}

it('answers a changed filter with a few look-ups, however many bands there are', () => {
  const bands = manyBands();
  const roles = [...new Set(bands.map(({ role }) => role))];
  const index = indexSalaryData({
    ...makeSalaryData(),
    sources: [makeSource()],
    roles: roles.map((key) => ({ key, label: key, open: false })),
    bands,
  });
  const cells = new CountedMap<string, readonly SalaryBand[]>();
  for (const [key, cell] of index.cells) cells.set(key, cell);
  const query = {
    ...defaultQuery,
    roles: ['role-0', 'role-80', 'role-160', 'role-249'],
    level: 'SE' as const,
    workMode: 'remote' as const,
  };
  const model = dashboardModel({ ...index, cells }, query, true);
  expect(bands).toHaveLength(5000);
  expect(model.bands.map(({ key }) => key)).toEqual([
    'role-0/SE/remote',
    'role-80/SE/remote',
    'role-160/SE/remote',
    'role-249/SE/remote',
  ]);
  // For each role its band and its history.
  expect(cells.lookups).toBe(8);
});

const index = indexSalaryData(makeSalaryData());
const question: BandQuestion = {
  source: 'ai-jobs-net',
  country: 'US',
  level: null,
  region: null,
  workMode: null,
  period: null,
};
const periods = (role: string, differences: Partial<BandQuestion> = {}) =>
  trendOf(index, { ...question, ...differences }, role).map(({ period }) => period);

it('goes through the single years, earliest first, and leaves out the span that holds them', () => {
  expect(periods('data-scientist')).toEqual(['2023', '2024']);
});

it('keeps a span where there is nothing else', () => {
  expect(periods('ai-engineer')).toEqual(['2024-2025']);
});

it.each([
  ['2023 to 2024', false],
  ['2024-05', true],
  ['5 May 2024', true],
])('takes %j for a single year: %j', (period, isSingle) => {
  const bands = [
    makeBand({ key: 'year', period: '2022', year: 2022, current: false, source: 'ai-jobs-net' }),
    makeBand({ key: 'other', period, year: 2024, source: 'ai-jobs-net' }),
  ];
  const own = indexSalaryData({ ...makeSalaryData(), bands });
  const shown = trendOf(own, question, 'data-scientist').map((band) => band.period);
  expect(shown).toEqual(isSingle ? ['2022', period] : ['2022']);
});
