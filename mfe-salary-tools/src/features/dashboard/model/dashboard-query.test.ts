import { expect, it } from 'vitest';
import {
  countFilters,
  defaultQuery,
  queryFrom,
  searchOf,
  type DashboardQuery,
} from './dashboard-query';
import { indexSalaryData } from '../../../calculations/bands/salary-index';
import { makeBand } from '../../../calculations/testing/make-band';
import { makeSalaryData } from '../testing/make-salary-data';
import { trendOf } from './dashboard-model';
import type { BandQuestion } from '../../../calculations/bands/find-bands';

const read = (search: string) => queryFrom(new URLSearchParams(search));
const write = (query: DashboardQuery, search = '') =>
  searchOf(query, new URLSearchParams(search)).toString();

const trend = { ...defaultQuery, view: 'trend', currency: 'CAD' } as const;

it('writes a short address, which holds that no role is chosen and keeps parameters of others', () => {
  const query: DashboardQuery = { ...trend, roles: ['ai-engineer', 'data-scientist'], level: 'SE' };
  expect(write(query)).toBe('roles=ai-engineer.data-scientist&level=SE&view=trend&in=CAD');
  expect(read(write({ ...defaultQuery, roles: [] })).roles).toEqual([]);
  expect(write(defaultQuery, 'utm_source=mail&level=SE')).toBe('utm_source=mail');
});

it('ignores unknown values of an address, and compares four roles at most, each once', () => {
  expect(read('level=XX&country=FR&source=nobody&mode=moon&view=pie&in=EUR')).toEqual(defaultQuery);
  expect(read('country=CA&source=bls-oews').source).toBe('ca-job-bank');
  expect(read('roles=a.b.a.c.d.e').roles).toEqual(['a', 'b', 'c', 'd']);
});

it('the address carries every query there and back', () => {
  const query: DashboardQuery = {
    ...{ roles: ['a', 'b-c'], level: 'EX', region: 'toronto', workMode: 'hybrid' },
    ...{ period: 'May 2024', view: 'distribution', currency: 'USD' },
    ...{ country: 'CA', source: 'ca-job-bank' },
  };
  expect(read(write(query))).toEqual(query);
});

it('counts set filters without view and currency, and another country once, with its source', () => {
  expect([trend, { ...defaultQuery, level: 'SE' } as const].map(countFilters)).toEqual([0, 1]);
  const addresses = ['country=CA', 'source=bls-oews', 'roles=ai-engineer&country=CA&region=ON'];
  expect(addresses.map((address) => countFilters(read(address)))).toEqual([1, 1, 3]);
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
