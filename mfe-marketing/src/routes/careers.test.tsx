// @vitest-environment jsdom
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { chooseOption } from '@talent/testing/choose-option';
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RoleBand } from '../features/jobs/api/get-role-bands';
import { makeJob } from '../features/jobs/testing/make-job';
import { careers } from '../content/pages/careers';
import { loadContentPage } from '../features/content-page/content-page-plan';
import Careers from './careers';

const jobs = [
  makeJob(),
  makeJob({
    slug: 'nlp',
    title: 'NLP Engineer',
    role: 'nlp-engineer',
    level: 'mid',
    isSample: true,
    company: 'Example Legal (sample)',
    summary: 'Find the paragraph that decides a case.',
  }),
];
/** Half of the reported ranges for machine learning engineers are within it; none for the others. */
const band: RoleBand = {
  role: 'machine-learning-engineer',
  country: 'US',
  low: 161_200,
  median: 200_000,
  high: 225_000,
  kind: 'half',
  ranges: 977,
  period: '2024-2025',
  source: { name: 'Example Pay Survey', url: 'https://survey.example', attribution: null },
};
const path = '/machine-learning-ai-jobs';

async function open(search = '', listed = jobs) {
  // The text asks for no figures, so nothing is ever sent to this address.
  const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  const page = await loadContentPage(client, careers, defaultSite);
  renderPage(Careers, { data: { ...page, jobs: listed, bands: [band] }, path: path + search });
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const address = () => window.location.pathname + window.location.search;

async function choose(label: string, value: string): Promise<void> {
  chooseOption(label, value);
  // The address follows.
  await act(async () => undefined);
}

it('shows each job with its pay, its kind and the day it was confirmed, and marks a sample as one', async () => {
  await open();
  expect(titles()).toEqual(['Ranking Engineer', 'NLP Engineer']);
  const [card, sample] = titles().map((name) =>
    screen.getByRole('link', { name: `${name}` }).closest('li'),
  );
  expect(card?.textContent).toContain('$172,000–$208,000 a year');
  expect(card?.textContent).toContain('Last confirmed open November 20, 2026');
  expect(card?.textContent).not.toContain('Sample posting');
  expect(sample?.textContent).toContain('Sample posting');
  expect(sample?.textContent).not.toContain('Last confirmed open');
  screen.getByText(/No one is hiring for them/);
});

it('does not call samples open', async () => {
  await open('', [makeJob({ isSample: true })]);
  screen.getByRole('heading', { name: 'Sample postings' });
  screen.getByText('1 sample posting.');
  expect(screen.queryByText(/open role/)).toBeNull();
});

it('narrows the list at once and says so in the address', async () => {
  await open();
  await choose('Level', 'mid');
  expect(titles()).toEqual(['NLP Engineer']);
  expect(address()).toBe(`${path}?level=mid`);
  screen.getByText('1 of 2 postings.');
});

it('takes the filters of the address over, and those that go back', async () => {
  await open('?q=ranking');
  expect(titles()).toEqual(['Ranking Engineer']);
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'ranking');
  await choose('Level', 'senior');
  expect(address()).toBe(`${path}?q=ranking&level=senior`);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' })));
  expect(address()).toBe(path);
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  expect(titles()).toHaveLength(2);
});

it('offers a way on when nothing fits, and no filters where nothing is open', async () => {
  await open('?q=zebra');
  screen.getByRole('heading', { name: 'No job matches these filters' });
  screen.getByRole('link', { name: 'Talk to a recruiter' });
  cleanup();
  await open('', []);
  screen.getByRole('heading', { name: 'No roles are open right now' });
  expect(screen.queryByLabelText('Search')).toBeNull();
});

it('draws the pay of a job against the market of its role, says the difference in words, and names each source once', async () => {
  await open();
  screen.getByText('Market: $161K–$225K, median $200K (977 ranges)');
  const row = screen.getByRole('link', { name: 'Ranking Engineer' }).closest('li');
  expect(row?.textContent).toContain('5% below the median');
  // From 160,000 in steps of 5,000: the job from 172,000 to 208,000 is eight strokes, after the first two.
  const job = row?.querySelectorAll('svg path')[1]?.getAttribute('d');
  expect(job).toBe(`M10 1v11${'m4-11v11'.repeat(7)}`);
  screen.getByText('Each stroke is $5,000 a year.');
  const notes = screen.getAllByText(/^Source:/);
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Source: Example Pay Survey, 2024–2025 (977 ranges).',
  ]);
});

it('says so where too few ranges were reported for a kind of work', async () => {
  await open('', [makeJob({ role: 'nlp-engineer' })]);
  screen.getByText('Too few reported ranges to show the market.');
  expect(screen.queryByText(/the median$/)).toBeNull();
});

it('keeps the rest of a long list behind a disclosure', async () => {
  await open(
    '',
    Array.from({ length: 20 }, (_, index) => makeJob({ slug: `job-${index}` })),
  );
  const more = screen.getByText('Show 5 more in Machine learning engineering').closest('details');
  expect(more?.open).toBe(false);
  expect(more?.querySelectorAll('li')).toHaveLength(5);
});

it('opens the filters of a narrow screen with a button that counts them', async () => {
  await open('?level=mid&mode=remote');
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(screen.getByLabelText('Level'), { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});
