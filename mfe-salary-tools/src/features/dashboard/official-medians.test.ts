import { expect, it } from 'vitest';
import { officialMedians } from './official-medians';
import { agedData, makeSalaryData } from './testing/make-salary-data';

it('has the official median of a role with an occupation of its own, and says how it differs', () => {
  expect(officialMedians(makeSalaryData())).toEqual({
    roles: { 'data-scientist': 'Data Scientist $150,000' },
    age: 'Official pay of May 2025, 18 months old.',
  });
});

it('has none while the reported ranges are of the season', () => {
  const data = makeSalaryData();
  const sources = data.sources.map((source) => ({ ...source, edition: '2025-08-03' }));
  expect(officialMedians(agedData({ ...data, sources })).roles).toEqual({});
});
