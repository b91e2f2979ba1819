import { expect, it } from 'vitest';
import { indexSalaryData } from '../../../calculations/bands/salary-index';
import { makeBand } from '../../../calculations/testing/make-band';
import { makeSalaryData } from '../testing/make-salary-data';
import { trendOf } from './dashboard-model';
import type { BandQuestion } from '../../../calculations/bands/find-bands';

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
