// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { payBand, paySource } from '../api/testing/pay-band';
import { salaryData } from '../content/salary-data';
import SalaryDataPage from './salary-data';
import { salaryDataPlan } from './salary-data.plan';
import type { SalaryData } from './salary-data.plan';

const data: SalaryData = {
  postings: { source: paySource(), bands: [payBand({ role: 'AI Engineer' })] },
  jobBank: {
    source: paySource({
      key: 'ca-job-bank',
      name: 'Job Bank wages 2025',
      attribution: 'Licensed.',
    }),
    bands: [payBand({ occupation: 'NOC 21211 Data scientists', region: 'Ontario', n: null })],
  },
  official: {
    source: paySource({ key: 'bls-oews', name: 'Official wage statistics' }),
    bands: [payBand({ occupation: 'SOC 15-2051 Data Scientists', period: 'May 2025' })],
  },
};

it('shows one table for each source under one h1', () => {
  renderPage(SalaryDataPage, { data, path: '/ai-ml-salary-data' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const { postings, canada, official } = salaryData;
  for (const { caption } of [postings, canada, official]) {
    const region = screen.getByRole('region', { name: caption });
    expect(region.tabIndex).toBe(0);
    expect(within(region).getByRole('table', { name: caption })).toBeDefined();
  }
  expect(canada.caption).toContain('hourly wage x 2,080');
});

it('leads from every link inside the page to something on it', () => {
  const { container } = renderPage(SalaryDataPage, { data });
  const targets = [...container.querySelectorAll('a[href^="#"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(targets.length).toBeGreaterThan(5);
  for (const target of targets) expect(container.querySelector(target ?? '')).not.toBeNull();
});

it('carries no inline style, which the site refuses', () => {
  const { container } = renderPage(SalaryDataPage, { data });
  expect(container.querySelector('[style]')).toBeNull();
});

it('has a head of the recommended lengths that names its sources', () => {
  const head = salaryDataPlan.head({
    data,
    path: '/ai-ml-salary-data',
    params: {},
    site: defaultSite,
  });
  expect(head.title.length).toBeGreaterThanOrEqual(30);
  expect(head.title.length).toBeLessThanOrEqual(60);
  expect(head.description.length).toBeGreaterThanOrEqual(120);
  expect(head.description.length).toBeLessThanOrEqual(160);
  expect(head).toMatchObject({ canonicalPath: '/ai-ml-salary-data', robots: 'index, follow' });
  expect(head.structuredData?.[0]).toMatchObject({
    '@type': 'Dataset',
    isBasedOn: Array.from({ length: 3 }, () => 'https://data.example/postings'),
  });
});
