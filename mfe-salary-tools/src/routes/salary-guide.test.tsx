// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { guideHead } from '../features/guide/guide-head';
import type { GuidePage } from '../features/guide/facts/guide';
import { exampleDocument } from '../features/guide/testing/guide';
import SalaryGuidePage from './salary-guide';

const path = '/ai-salary-guide-2025';
const data: GuidePage = {
  ...exampleDocument(),
  downloads: {
    pdf: { path: '/_files/a/guide.pdf', bytes: 120_400, pages: 21 },
    csv: { path: '/_files/b/guide.csv', bytes: 9_000, rows: 15 },
  },
};

it('tells every role under a heading of its own: the finding, the picture, and behind it text and table', () => {
  renderPage(SalaryGuidePage, { data, path });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const chapter = screen.getByRole('region', { name: 'Ai Engineer' });
  const chart = within(chapter).getByRole('figure', { name: /^\$200,000 at the median/ });
  const folded = chart.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('summary')?.textContent).toBe('Show the figures');
  expect(folded?.textContent).toContain(
    'No role with at least 100 ranges has a higher median: $200,000.',
  );
  const table = within(folded as HTMLElement).getByRole('table', {
    name: /US dollars a year, reported pay ranges for 2024–2025/,
  });
  const row = within(table).getByRole('row', { name: /^Senior/ });
  expect(row.textContent).toBe(
    'Senior1,496$100,000$120,000$210,000$180,000$200,000$147,000–$153,000$152,000 of 700',
  );
  expect(within(table).getByRole('row', { name: /^Entry level/ }).textContent).toContain(
    'too few to show',
  );
});

it('puts the figures of a role without levels below each other, and draws the charts of all roles on one axis', () => {
  renderPage(SalaryGuidePage, { data, path });
  const chapter = screen.getByRole('region', { name: 'Data Engineer' });
  const table = within(chapter).getByRole('table', { name: /^Data Engineer: US dollars a year/ });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'LevelAll levels',
    'Different ranges400',
    '10th percentile$100,000',
    '25th percentile$120,000',
    'Median$150,000',
    '75th percentile$180,000',
    '90th percentile$200,000',
    '95% interval of the median$144,000–$154,000',
    'Median of all ranges, repeats included$152,000 of 700',
  ]);
  for (const name of ['Ai Engineer', 'Data Scientist', 'Data Engineer']) {
    const texts = [...screen.getByRole('region', { name }).querySelectorAll('svg text')];
    const marks = texts.map(({ textContent }) => textContent ?? '');
    const axis = marks.filter((text) => /^\$\d*[05]0K$/.test(text)).slice(0, 3);
    expect(axis, name).toEqual(['$100K', '$200K', '$300K']);
  }
});

it('offers both files at the top and in their chapter, and every link inside the page leads to something on it', () => {
  const { container } = renderPage(SalaryGuidePage, { data, path });
  const pdfs = screen.getAllByRole('link', { name: 'The guide as PDF' });
  expect(pdfs.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/_files/a/guide.pdf'),
  );
  expect(pdfs.every((link) => link.hasAttribute('download'))).toBe(true);
  screen.getByText('PDF, 21 pages, 121 KB');
  screen.getByText('CSV, 15 rows, 9 KB');
  const targets = [...container.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(targets.length).toBeGreaterThan(20);
  for (const target of targets) expect(container.querySelector(target), target).not.toBeNull();
});

it('has a head with the data set and its files', () => {
  const head = guideHead(data, path, defaultSite);
  expect(head).toMatchObject({ canonicalPath: path, robots: 'index, follow', type: 'article' });
  const [article, dataset, trail] = head.structuredData ?? [];
  expect(article).toMatchObject({ '@type': 'Article', dateModified: '2026-11-21' });
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    temporalCoverage: '2021/2025',
    distribution: [
      { '@type': 'DataDownload', contentUrl: `${defaultSite.origin}/_files/b/guide.csv` },
      { '@type': 'DataDownload', encodingFormat: 'application/pdf' },
    ],
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
});
