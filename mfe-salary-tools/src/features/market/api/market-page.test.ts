import { startLocalData } from '@talent/backend/testing/local-data';
import { afterAll, expect, it } from 'vitest';
import type { MarketPartId } from '../facts/market-page';
import { toMarketPage } from '../facts/to-market-page';
import { loadMarketData } from '@talent/data/load-market-data';

const local = await startLocalData();
afterAll(() => local.stop());
const page = toMarketPage(await loadMarketData(local.visitor), {
  now: new Date(),
  publish: ({ name }) => `/_files/${name}`,
});

const partOf = (id: MarketPartId) => {
  const part = page.parts.find((one) => one.id === id);
  if (part === undefined) throw new RangeError(id);
  return part;
};
const lastOf = (id: MarketPartId) =>
  partOf(id).lines.map(({ label, values }) => [label, values.at(-1)]);

it('says what the sources say', () => {
  expect(page.parts.map(({ finding }) => finding)).toEqual([
    'AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025',
    'In July 2026, US job postings were 1.6% above February 1, 2020, Canadian ones 2.3% below',
    'On August 14, 2026, 36 of 51 US states (with D.C.) had more job postings than on February 1, 2020: the index runs from 70.9 in District of Columbia to 156.1 in Alaska',
    'Posted wages grew 2.4% in the United States and 2.5% in Canada in the year to April 2026',
    'In February 2026, 48.8% of US and 53% of Canadian job postings stated pay',
    'In April 2026, 8.6% of US and 14.2% of Canadian job postings offered remote or hybrid work',
  ]);
  expect(partOf('ai-share').text).toEqual([
    'In June 2026, 5.8% of the postings in the United States named AI terms, up from 3% in June 2025. The newest daily value is 5.9% (June 30, 2026).',
    'In June 2026, 17.4% of the postings in Canada named AI terms, up from 4.5% in June 2025. The newest daily value is 17.9% (June 30, 2026).',
    'The share in Canada went from 4.5% to 17.4% within a year. It rose most from November 2025 to April 2026. The source does not explain this, and we do not know the reason. We show it as it was published.',
  ]);
  expect(partOf('postings').text).toEqual([
    'In July 2026, the index of the United States was 101.6, down from 104.3 in July 2025. The newest daily value is 101.8 (August 14, 2026).',
    'In July 2026, the index of Canada was 97.7, down from 99.7 in July 2025. The newest daily value is 98.3 (August 14, 2026).',
  ]);
  const [us, canada] = partOf('remote').text;
  expect(us).toContain('The newest daily value is 8.5% (April 30, 2026).');
  expect(canada).toContain('The newest daily value is 14% (April 30, 2026).');
  expect(partOf('pay').text.at(-1)).toMatch(
    /^In US software development it was 40\.9%, up from 39% in February 2025\. Of the \d\d sectors in the source, \d+ had a lower share\.$/,
  );
});

it('draws whole months, the United States and Canada in front', () => {
  expect(lastOf('ai-share')).toEqual([
    ['United States', 5.781],
    ['Canada', 17.405],
  ]);
  expect(lastOf('pay')).toEqual([
    ['United States', 48.776],
    ['Canada', 52.973],
    ['US software development', 40.941],
  ]);
  expect(partOf('ai-share').lines[0]).toMatchObject({ firstMonth: '2019-01' });
  expect(partOf('ai-share').lines[0]?.values).toHaveLength(90);
  // August 2026 has fourteen of its days.
  expect(partOf('postings').lines[0]?.values).toHaveLength(78);
});

it('lists every state and province on the last day, and carries no values of other days', () => {
  const lists = partOf('places').places;
  expect(lists.map(({ country, day, rows }) => [country, day, rows.length])).toEqual([
    ['US', '2026-08-14', 51],
    ['CA', '2026-08-14', 10],
  ]);
  const valueOf = (code: string) =>
    lists.flatMap(({ rows }) => rows).find((row) => row.code === code)?.value;
  expect(['WA', 'CA', 'TX', 'NY'].map(valueOf)).toEqual([74.8, 85.2, 114.2, 88.8]);
  expect(['ON', 'BC', 'QC', 'AB'].map(valueOf)).toEqual([87.4, 89, 100.4, 134.6]);
  expect(lists[1]?.finding).toBe(
    'On August 14, 2026, 7 of 10 Canadian provinces had more job postings than on February 1, 2020: the index runs from 87.4 in Ontario to 134.6 in Alberta',
  );
  expect(JSON.stringify(partOf('places')).length).toBeLessThan(8000);
});

it('has nine countries, and says how many are above the year before', () => {
  const { countries, countriesFinding } = partOf('ai-share');
  const first = countries.slice(0, 3).map(({ label }) => label);
  expect(first.join(', ')).toBe('United States, Canada, Ireland');
  expect(countries).toHaveLength(9);
  expect(countriesFinding).toBe(
    'In June 2026, all nine countries were above the year before, from 3.1% in the Netherlands to 17.4% in Canada',
  );
});

it('says nothing about checks on a site whose sources were never asked', () => {
  const checks = page.parts.flatMap(({ sources }) => sources.map(({ checkedOn }) => checkedOn));
  expect(checks).toHaveLength(10);
  expect(new Set(checks)).toEqual(new Set([null]));
});
