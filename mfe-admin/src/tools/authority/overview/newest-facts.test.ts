import { expect, it } from 'vitest';
import type { AuthorityOverview } from '../api/fetch-authority-overview';
import { newestFacts } from './newest-facts';

const nothing: AuthorityOverview = {
  figures: [],
  searchDays: [],
  backlinkMonths: [],
  backlinks: 0,
  referringDomains: 0,
  backlinksOn: null,
  queries: 0,
  queriesOn: null,
};
const rating = (measured_on: string, value: number) => ({
  metric: 'Domain Rating (Ahrefs)',
  measured_on,
  value,
  referring_domains: null,
  backlinks: null,
});
const day = (measured_on: string, clicks: number) => ({
  measured_on,
  clicks,
  impressions: 100,
  position: 5,
});

it('shows no figure without an import', () => {
  expect(newestFacts(nothing)).toEqual([]);
});

it('says since when a rating has changed, and by how much', () => {
  const figures = [rating('2026-09-01', 44), rating('2026-10-01', 41.5)];
  expect(newestFacts({ ...nothing, figures })).toEqual([
    {
      label: 'Domain Rating (Ahrefs)',
      value: 41.5,
      note: 'as of 2026-10-01; -2.5 since 2026-09-01',
    },
  ]);
});

it('sums up the clicks of the last 28 days of the import', () => {
  const searchDays = [day('2026-10-03', 1000), day('2026-10-04', 5), day('2026-10-31', 7)];
  expect(newestFacts({ ...nothing, searchDays })).toMatchObject([{ value: 12 }]);
});

it('shows that there are no backlinks left only where an import says so', () => {
  expect(newestFacts({ ...nothing, backlinksOn: '2026-10-01' })).toMatchObject([
    { label: 'Backlinks', value: 0 },
    { label: 'Linking sites', value: 0 },
  ]);
});
