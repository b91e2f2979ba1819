// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { linksOf } from '../features/role/content/role-links';
import { roleFacts } from '../features/role/facts/role-facts';
import type { RolePageData } from '../features/role/api/get-role-page';
import type { RoleFacts } from '../features/role/facts/role-page-data';
import { roleHead } from '../features/role/role-head';
import { makeRoleData } from '../features/role/testing/make-role-data';
import SalaryRolePage from './salary-role';

const salaries = makeRoleData();
const path = '/ai-ml-salary-data/ai-engineer';
const data: RolePageData = {
  facts: roleFacts(salaries, 'ai-engineer', linksOf('ai-engineer')) as RoleFacts,
  scores: [
    { label: 'Median of reported ranges', p50: 173_000, period: '2024-2025', n: '194 ranges' },
    {
      label: 'Nearest official median: Data Scientists',
      p50: 120_000,
      period: 'May 2025',
      n: null,
    },
  ],
  salaries,
  jobs: [
    {
      ...{ slug: 'retrieval-engineer', title: 'Retrieval Engineer' },
      ...{ company: 'Example Bank (sample)', payMin: 150_000, payMax: 190_000, currency: 'USD' },
    },
  ],
  posts: [{ slug: 'negotiating', title: 'Negotiating an offer', description: 'Step by step.' }],
  places: { maps: [], metros: [], sources: [] },
  carried: {
    title: 'Estimate for April 2026',
    text: ['It is about $180,000.'],
    source: { name: 'Wage Tracker', url: 'https://example.org', text: 'License: CC BY 4.0.' },
  },
  others: [{ key: 'data-scientist', label: 'Data Scientist' }],
  csv: '/_files/a/ai-engineer-pay-figures.csv',
};

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

it('has a section for each question, under one h1', () => {
  renderPage(SalaryRolePage, { data, path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'AI Engineer salary in the United States',
  );
  const sections = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(sections).toEqual([
    'Is an offer fair?',
    'Pay by level',
    'Pay by year',
    'Reported pay and official wages',
    'United States and Canada',
    'What moves pay',
    'Tell me when this role moves: AI Engineer',
    'Open jobs',
    'Articles on this role',
    'Other roles',
    'Hiring for this role?',
  ]);
});

it('begins with a scorecard, a line a source with its period and number, and the offer after it', () => {
  renderPage(SalaryRolePage, { data, path });
  const card = screen.getByRole('list', {
    name: 'Median pay a year in the United States, by source',
  });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '$173,000Median of reported ranges2024–2025, 194 ranges',
    '$120,000Nearest official median: Data ScientistsMay 2025',
  ]);
  expect(card.compareDocumentPosition(screen.getByText('Is an offer fair?'))).toBe(4);
});

it('folds the estimate of a newer month away, and has none without posted wage growth', () => {
  const { container, unmount } = renderPage(SalaryRolePage, { data, path });
  const folded = screen.getByText('Estimate for April 2026').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('It is about $180,000.');
  expect(container.querySelector('h1')?.compareDocumentPosition(folded as Node)).toBe(4);
  unmount();
  renderPage(SalaryRolePage, { data: { ...data, carried: null }, path });
  expect(screen.queryByText(/^Estimate for/)).toBeNull();
});

it('leads to jobs, articles, other roles, the service, the dashboard and the file, and says how Canada was counted', () => {
  renderPage(SalaryRolePage, { data, path });
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Retrieval Engineer')).toBe('/machine-learning-ai-jobs/retrieval-engineer');
  expect(target('Negotiating an offer')).toBe('/blog/negotiating');
  expect(target('Data Scientist salary')).toBe('/ai-ml-salary-data/data-scientist');
  expect(target('Hire AI engineers')).toBe('/hire-ai-engineers');
  expect(target('Compare with other roles')).toBe('/ai-ml-salary-data?roles=ai-engineer');
  expect(target('Download the figures (CSV)')).toBe('/_files/a/ai-engineer-pay-figures.csv');
  screen.getByText(/^No official statistic counts this title on its own\./);
  screen.getByText(/We multiply each by 2,080 hours for a year/);
  screen.getByText(
    /are CA\$62,400, CA\$96,000 and CA\$145,000\. Amounts in the chart are converted/,
  );
});

it('takes the role along to a recruiter', () => {
  renderPage(SalaryRolePage, { data, path });
  expect(screen.getByRole('link', { name: 'Talk to a recruiter' }).getAttribute('href')).toBe(
    '/contact-ai-recruiters?role=ai-engineer&from=%2Fai-ml-salary-data%2Fai-engineer',
  );
});

it('shows what is not there as such', () => {
  const facts = { ...data.facts, years: null, official: null, canada: null, movers: [] };
  renderPage(SalaryRolePage, { data: { ...data, facts, jobs: [], posts: [] }, path });
  screen.getByText(/^No official statistic that we know of counts this title/);
  screen.getByText(/^The official Canadian source has no figures for this title/);
  const jobs = screen.getByRole('region', { name: 'Open jobs' });
  within(jobs).getByText('Our job board has no open job for this role today.');
  expect(screen.queryByRole('heading', { name: 'Pay by year' })).toBeNull();
});

it('has a head with a data set and a trail', () => {
  const head = roleHead(data, defaultSite);
  expect(head.title).toBe('AI Engineer Salary in the US | AI Talent Experts');
  expect(head).toMatchObject({ canonicalPath: path, robots: 'index, follow' });
  expect(head.structuredData).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3, name: 'AI Engineer' }] },
    {
      '@type': 'Dataset',
      temporalCoverage: '2023/2025',
      variableMeasured: [
        'Annual pay: 10th, 25th, 50th, 75th and 90th percentile',
        { name: 'AI Engineer: median of reported ranges, 2024–2025', value: '$173,000' },
      ],
      distribution: [{ encodingFormat: 'text/csv' }],
    },
  ]);
});
