import { startTestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { afterAll, expect, it } from 'vitest';
import { placeHead } from '../place-head';
import { getPlacePage, listPlacePages } from './get-place-page';

const local = await startTestStack();
afterAll(() => local.stop());
const data = createDataClient({ url: local.url, key: local.publishableKey });
const publish = ({ name }: { name: string }) => `/_files/${name}`;
const pageOf = (role: string, place: string) => getPlacePage({ data, publish }, role, place);

it('has at least 60 metro areas for the largest occupations, 25 pages by title, and states', async () => {
  const paths = (await listPlacePages(data)).map(({ path }) => path);
  const places = (role: string) =>
    paths.filter((path) => path.startsWith(`/ai-ml-salary-data/${role}/`)).length;
  for (const role of ['data-scientist', 'software-developer'])
    expect(places(role)).toBeGreaterThan(60);
  expect(places('computer-and-information-systems-manager')).toBeGreaterThan(60);
  const titles = [
    'machine-learning-engineer',
    'data-engineer',
    'data-analyst',
    'analytics-engineer',
  ];
  expect(titles.map(places)).toEqual([11, 40, 30, 0]);
  expect(paths).toContain('/ai-ml-salary-data/data-scientist/texas');
  expect(new Set(paths).size).toBe(paths.length);
});

it('sets official pay, filings and reported ranges of a metro area side by side, each with its number and period', async () => {
  const page = await pageOf('data-scientist', 'austin-tx');
  expect(page.sources.headline).toBe(
    'Data Scientist in Austin, TX: the official median is $127,360',
  );
  const rows = page.sources.rows.map(({ label, p50 }) => [label, p50]);
  expect(rows).toContainEqual(['Official pay, Austin, TX', 127_360]);
  expect(rows).toContainEqual(['Official pay, United States', 120_230]);
  expect(rows.map(([label]) => label)).toContain('Filings, Texas');
  expect(page.sources.rows[0]?.detail).toBe('3,730 employed, May 2025');
  expect(page.scores).toEqual([
    { label: 'Official pay, Austin, TX', p50: 127_360, period: 'May 2025', n: '3,730 employed' },
    {
      label: 'Filings, city of Austin, TX',
      p50: 131_000,
      period: 'October 2025 to March 2026',
      n: '154 filings',
    },
    {
      label: 'Reported ranges, United States',
      p50: 157_500,
      period: '2024-2025',
      n: '2,245 ranges',
    },
  ]);
  expect(page.states).toEqual(['TX']);
  expect(page.map?.tiles.find(({ code }) => code === 'TX')?.label).toBe(
    'Texas: $119,000, 898 filings',
  );
  expect(page.here.join(' ')).toContain('regional price parity 98.1');
  expect(page.ages.join(' ')).toMatch(/Official pay of May 2025, \d+ months old\./);
  expect(page.carried?.text[0]).toMatch(
    /^Official pay, Austin, TX: \$127,360 \(May 2025\) is about \$\d{3},\d00 in April 2026\. /,
  );
  expect(page.mix).toEqual([]);
  expect(page.years?.lines.flat().map(({ at }) => at)).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
  ]);
});

it('says under which occupations a title is filed, and leads with no figure from fewer than 100 filings', async () => {
  const page = await pageOf('machine-learning-engineer', 'austin-tx');
  expect(page.mix.map(({ label, share }) => [label, share])).toEqual([
    ['Software Developer', '58%'],
    ['Data Scientist', '32%'],
    ['Computer and Information Research Scientist', '5%'],
  ]);
  expect(page.sources.rows[0]).toMatchObject({
    label: 'Filings by title, Austin, TX',
    p50: 149_250,
  });
  expect(page.sources.headline).toMatch(
    /^Machine Learning Engineer in Austin, TX: official pay of/,
  );
});

it('lists the metro areas of a state', async () => {
  const { metros, sources } = await pageOf('data-scientist', 'texas');
  expect(metros.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Austin, TX', 'Dallas, TX']),
  );
  expect(sources.headline).toMatch(/^Data Scientist in Texas: the median of \d+ filings is/);
});

it.each([
  ['data-scientist', 'nowhere'],
  ['nobody', 'austin-tx'],
  ['data-scientist', 'toronto'],
  ['nlp-engineer', 'austin-tx'],
])('there is no page of %s in %s', async (role, place) => {
  await expect(pageOf(role, place)).rejects.toThrow(`There is no page of "${role}" in "${place}".`);
});

it('has a head with a title and a description that fit, a trail, and a data set of the place', async () => {
  const head = placeHead(await pageOf('data-scientist', 'austin-tx'), defaultSite);
  expect(head.title).toBe('Data Scientist Salary in Austin, TX | AI Talent Experts');
  expect(head.canonicalPath).toBe('/ai-ml-salary-data/data-scientist/austin-tx');
  expect(head.description.length).toBeGreaterThanOrEqual(120);
  expect(head.description.length).toBeLessThanOrEqual(160);
  expect(head.structuredData).toMatchObject([
    { itemListElement: [{}, {}, { name: 'Data Scientist' }, { name: 'Austin, TX' }] },
    {
      '@type': 'Dataset',
      spatialCoverage: 'Austin-Round Rock-San Marcos, TX',
      variableMeasured: [
        'Annual pay: 10th, 25th, 50th, 75th and 90th percentile',
        { name: 'Data Scientist: median of official pay, Austin, TX, May 2025', value: '$127,360' },
      ],
    },
  ]);
});
