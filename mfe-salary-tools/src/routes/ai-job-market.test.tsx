// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readCsv } from '../calculations/export/testing/read-figures';
import { toMarketPage } from '../features/market/facts/to-market-page';
import { makeMarketData } from '../features/market/testing/make-market-data';
import AiJobMarketPage from './ai-job-market';
import { aiJobMarketPlan } from './ai-job-market.plan';

const path = '/ai-job-market';
const files = new Map<string, string>();
const publish = ({ name, body }: { name: string; body: string }) => {
  files.set(name, body);
  return `/_files/a/${name}`;
};
const data = toMarketPage(makeMarketData(), { now: new Date('2026-11-29T12:00:00Z'), publish });
const part = (name: string) => within(screen.getByRole('region', { name }));

it('states the finding of each part over its chart', () => {
  const { container } = renderPage(AiJobMarketPage, { data, path });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect([...container.querySelectorAll('.chart h3')].map((title) => title.textContent)).toEqual([
    'AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025',
    'In June 2026, all three countries were above the year before, from 5.8% in the United States to 17.4% in Canada',
    'In February 2026, US job postings were 1.6% above February 1, 2020, Canadian ones 2.3% below',
    'On August 14, 2026, 1 of 2 US states had more job postings than on February 1, 2020: the index runs from 74.8 in Washington to 114.2 in Texas',
    'Posted wages grew 2.4% in the United States and 2.5% in Canada in the year to April 2026',
    'In February 2026, 48.8% of US and 53% of Canadian job postings stated pay',
    'In February 2026, 8.6% of US and 14.2% of Canadian job postings offered remote or hybrid work',
  ]);
});

it('says of a part how it rose, its period, its days of fetching and checking, its license and what was changed', () => {
  renderPage(AiJobMarketPage, { data, path });
  const facts = part('AI share of job postings');
  facts.getByText(
    /^The share in Canada went from 4\.5% to 17\.4% within a year\..* does not explain this/,
  );
  expect(data.parts[0]?.notes).toEqual([
    { at: '2025-11', label: 'Canada: steepest from here to April 2026' },
  ]);
  expect(document.body.textContent).toContain(
    'Source: Indeed Hiring Lab, June 1, 2025 to July 3, 2026, 4 months old.',
  );
  const said = (label: string) => facts.getByText(label).parentElement?.textContent;
  expect(said('Period described')).toBe('Period describedJune 1, 2025 to July 3, 2026');
  expect(said('File fetched')).toBe('File fetchedNovember 22, 2026');
  expect(said('Last checked')).toBe(
    'Last checkedNovember 28, 2026. We ask the publisher for a newer file every week.',
  );
  for (const [name, href] of [
    ['Indeed Hiring Lab, AI Tracker', 'https://github.com/hiring-lab/ai-tracker'],
    ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ] as const) {
    expect(facts.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  facts.getByText('Monthly figures are means.');
  expect(part('Postings that state pay').queryByText('Last checked')).toBeNull();
});

it('lists the states from the highest index, and says what 100 means', () => {
  renderPage(AiJobMarketPage, { data, path });
  const states = part('Postings by state and province');
  expect(states.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Texas114.2',
    'Washington74.8',
  ]);
  states.getByText('Postings index. The line is 100, the level of February 1, 2020.');
  states.getByText(/^An index of 100 is as many postings as on February 1, 2020/);
  expect(states.getAllByText('August 1, 2025 to August 14, 2026')).toHaveLength(1);
});

it('says of posted wages the mean of three months, the number of postings, and that no sector is software', () => {
  renderPage(AiJobMarketPage, { data, path });
  const wages = part('Growth of posted wages');
  wages.getByText(
    'In the year to April 2026, posted wages in the United States grew 2.4%, down from 3% in April 2025. This rests on 761,931 postings, and the mean of three months is 2.3%.',
  );
  wages.getByText(/^None of the 1 sectors in the source is software/);
  const lines = data.parts.find(({ id }) => id === 'wages')?.lines;
  expect(lines?.map(({ label }) => label)).toEqual([
    'US, 3 months',
    'Canada, 3 months',
    'US, month',
    'Canada, month',
  ]);
});

it('shows no growth of fewer than 100 postings', () => {
  const market = makeMarketData();
  const few = market.series.map((one) =>
    one.measure === 'wage-observations' && one.country === 'US' ? { ...one, lastValue: 99 } : one,
  );
  const page = toMarketPage({ ...market, series: few }, { now: new Date(), publish });
  expect(page.parts.find(({ id }) => id === 'wages')?.finding).toBe(
    'Posted wages grew 2.5% in Canada in the year to April 2026',
  );
});

it('promises nothing weekly after a check that is older than nine days, or where none was made', () => {
  const later = toMarketPage(makeMarketData(), { now: new Date('2026-12-09T12:00:00Z'), publish });
  const { container } = renderPage(AiJobMarketPage, { data: later, path });
  expect(container.textContent).not.toMatch(/week/);
});

it('offers each part as CSV: a row a value, and a row a source with everything to cite it by', () => {
  renderPage(AiJobMarketPage, { data, path });
  const link = screen.getByRole('link', { name: 'AI share of job postings as CSV' });
  expect(link.getAttribute('href')).toBe('/_files/a/ai-job-market-ai-share.csv');
  expect(link.hasAttribute('download')).toBe(true);
  const [header = [], ...rows] = readCsv(files.get('ai-job-market-ai-share.csv') ?? '');
  const of = (row: string[] | undefined, column: string) => row?.[header.indexOf(column)];
  const june = rows.find((row) => of(row, 'country') === 'CA' && of(row, 'month') === '2026-06');
  expect([of(june, 'value'), of(june, 'isWhole'), of(june, 'license')]).toEqual([
    '17.405',
    'true',
    'CC BY 4.0',
  ]);
  const july = rows.find((row) => of(row, 'country') === 'CA' && of(row, 'month') === '2026-07');
  expect([of(july, 'days'), of(july, 'isWhole')]).toEqual(['3', 'false']);
  const [, ...placed] = readCsv(files.get('ai-job-market-states-and-provinces.csv') ?? '');
  expect(new Set(placed.map((row) => of(row, 'place')))).toEqual(new Set(['WA', 'TX', '']));
  expect(files.get('ai-job-market-postings-index.csv')).not.toContain(',TX,');
  const source = rows.at(-1);
  expect([of(source, 'record'), of(source, 'lastDay'), of(source, 'retrievedOn')]).toEqual([
    'source',
    '2026-07-03',
    '2026-11-22',
  ]);
});

it('says so where no figures were imported, and is not listed by search engines then', () => {
  const empty = toMarketPage(
    { version: '', sources: [], series: [] },
    { now: new Date(), publish },
  );
  renderPage(AiJobMarketPage, { data: empty, path });
  screen.getByRole('heading', { name: 'There are no market figures on this site yet' });
  expect(screen.queryByRole('figure')).toBeNull();
  const head = aiJobMarketPlan.head({ data: empty, path, params: {}, site: defaultSite });
  expect(head.robots).toBe('noindex, nofollow');
  expect(head.structuredData).toBeUndefined();
});

it('has a head with the data set and its files', () => {
  const head = aiJobMarketPlan.head({ data, path, params: {}, site: defaultSite });
  expect(head).toMatchObject({
    canonicalPath: path,
    robots: 'index, follow',
    modifiedAt: '2026-11-22',
  });
  const [trail, dataset] = head.structuredData ?? [];
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    license: ['https://creativecommons.org/licenses/by/4.0/'],
    temporalCoverage: '2020-01-01/2026-08-14',
    isBasedOn: expect.arrayContaining(['https://github.com/hiring-lab/ai-tracker']),
  });
  expect(dataset).toHaveProperty('distribution.length', 6);
  expect(dataset).toHaveProperty(
    'distribution.0.contentUrl',
    `${defaultSite.origin}/_files/a/ai-job-market-ai-share.csv`,
  );
});
