import { expect, it } from 'vitest';
import { makeSource } from '../../features/dashboard/testing/make-salary-data';
import { makeBand, testRate } from '../testing/make-band';
import { cellKey, facetsOf, indexSalaryData } from './salary-index';

const source = makeSource({ key: 'postings' });
const role = { key: 'data-scientist', label: 'Data Scientist', open: true };
const canadian = { country: 'CA', currency: 'CAD' } as const;
const index = indexSalaryData({
  version: 'test',
  sources: [source],
  roles: [role],
  bands: [
    makeBand({ key: 'now', year: 2024, period: '2023-2024' }),
    makeBand({ key: '2024', year: 2024, period: '2024', current: false }),
    makeBand({ key: '2021', year: 2021, period: '2021', current: false }),
    makeBand({ key: '2023', year: 2023, period: '2023', current: false }),
    makeBand({ ...canadian, key: 'ca', level: 'SE' }),
    makeBand({ ...canadian, key: 'on', region: 'ON', regionName: 'Ontario', workMode: 'remote' }),
    makeBand({ ...canadian, key: 'qc', region: 'QC', regionName: null }),
  ],
  exchangeRate: testRate,
});

it('has the bands of a cell in the order of their years, the current one last', () => {
  const place = { source: 'postings', country: 'US', region: null } as const;
  const cell = cellKey({ ...place, role: 'data-scientist', level: null, workMode: null });
  const keys = index.cells.get(cell)?.map(({ key }) => key);
  expect(keys).toEqual(['2021', '2023', '2024', 'now']);
});

it('offers the past periods of a source, newest first, and no level or place that it never names', () => {
  const { roles, periods, ...others } = facetsOf(index, 'postings', 'US');
  expect([[...roles], periods]).toEqual([['data-scientist'], ['2024', '2023', '2021']]);
  expect(others).toEqual({ levels: new Set(), workModes: new Set(), regions: new Map() });
  expect(facetsOf(index, 'elsewhere', 'US').roles).toEqual(new Set());
});

it('offers the levels, work modes and places of a source, a place without a name by its key', () => {
  expect(facetsOf(index, 'postings', 'CA')).toEqual({
    roles: new Set(['data-scientist']),
    levels: new Set(['SE']),
    workModes: new Set(['remote']),
    regions: new Map([
      ['ON', 'Ontario'],
      ['QC', 'QC'],
    ]),
    periods: [],
  });
});
