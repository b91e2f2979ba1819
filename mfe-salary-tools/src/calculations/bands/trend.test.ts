import { expect, it } from 'vitest';
import { makeSalaryData } from '../../features/dashboard/testing/make-salary-data';
import type { BandQuestion } from './find-bands';
import { indexSalaryData } from './salary-index';
import { trendOf } from './trend';

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

it('does not depend on the period that is shown elsewhere', () => {
  expect(periods('data-scientist', { period: '2023' })).toEqual(['2023', '2024']);
});

it('keeps a span where there is nothing else', () => {
  expect(periods('ai-engineer')).toEqual(['2024-2025']);
});

it('takes a month of a year for a single year', () => {
  expect(periods('data-scientist', { source: 'bls-oews' })).toEqual(['May 2025']);
});
