import { describe, expect, it } from 'vitest';
import { countFilters, defaultQuery, queryFrom, searchOf } from './dashboard-query';
import type { DashboardQuery } from './dashboard-query';

const read = (search: string) => queryFrom(new URLSearchParams(search));
const write = (query: DashboardQuery, search = '') =>
  searchOf(query, new URLSearchParams(search)).toString();

describe('the address', () => {
  it('is short and readable', () => {
    const query: DashboardQuery = {
      ...defaultQuery,
      roles: ['ai-engineer', 'data-scientist'],
      level: 'SE',
      view: 'trend',
      currency: 'CAD',
    };
    expect(write(query)).toBe('roles=ai-engineer.data-scientist&level=SE&view=trend&in=CAD');
  });

  it('holds that no role is chosen', () => {
    expect(read(write({ ...defaultQuery, roles: [] })).roles).toEqual([]);
  });

  it('keeps parameters of others', () => {
    expect(write(defaultQuery, 'utm_source=mail&level=SE')).toBe('utm_source=mail');
  });

  it('ignores unknown values', () => {
    expect(read('level=XX&country=FR&source=nobody&mode=moon&view=pie&in=EUR')).toEqual(
      defaultQuery,
    );
    expect(read('country=CA&source=bls-oews').source).toBe('ca-job-bank');
  });

  it('compares four roles at most, each once', () => {
    expect(read('roles=a.b.a.c.d.e').roles).toEqual(['a', 'b', 'c', 'd']);
  });

  it('carries every query there and back', () => {
    const query: DashboardQuery = {
      ...{ roles: ['a', 'b-c'], level: 'EX', region: 'toronto', workMode: 'hybrid' },
      ...{ period: 'May 2024', view: 'distribution', currency: 'USD' },
      ...{ country: 'CA', source: 'ca-job-bank' },
    };
    expect(read(write(query))).toEqual(query);
  });
});

describe('the number of set filters', () => {
  it('does not count view and currency', () => {
    expect(countFilters({ ...defaultQuery, view: 'trend', currency: 'CAD' })).toBe(0);
    expect(countFilters({ ...defaultQuery, level: 'SE' })).toBe(1);
  });

  it('counts another country once, with the source that comes with it', () => {
    expect(countFilters(read('country=CA'))).toBe(1);
    expect(countFilters(read('source=bls-oews'))).toBe(1);
    expect(countFilters(read('roles=ai-engineer&country=CA&region=ON'))).toBe(3);
  });
});
