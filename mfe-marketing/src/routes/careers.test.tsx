// @vitest-environment jsdom
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { chooseOption } from '@talent/testing/choose-option';
import { renderPage } from '@talent/testing/render-page';
import { translatePage } from '@talent/testing/translate-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeJob } from '../features/jobs/testing/make-job';
import { careers } from '../content/pages/careers';
import { loadContentPage } from '../features/content-page/content-page-plan';
import Careers from './careers';
import { jobMarket } from '../features/jobs/pay/job-market';
import { makeRoleBand } from '../features/jobs/testing/make-role-band';
import Job from './job';
import type { JobPageData } from './job.plan';

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
const band = makeRoleBand({
  level: null,
  ...{ low: 161_200, median: 200_000, high: 225_000, ranges: 977 },
  source: { name: 'Example Pay Survey', url: 'https://survey.example', attribution: null },
});
const bands = [band, makeRoleBand({ ...band, level: 'senior', median: 200_000, ranges: 646 })];
const path = '/machine-learning-ai-jobs';

async function open(search = '', listed = jobs) {
  // The text asks for no figures, so nothing is ever sent to this address.
  const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  const page = await loadContentPage(client, careers, defaultSite);
  renderPage(Careers, { data: { ...page, jobs: listed, bands }, path: path + search });
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const address = () => window.location.pathname + window.location.search;

async function choose(label: string, value: string): Promise<void> {
  chooseOption(label, value);
  // The address follows.
  await act(async () => undefined);
}

it('the list of jobs shows each job with its pay, its kind and the day it was confirmed, and marks a sample as one', async () => {
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

it('the list of jobs does not call samples open', async () => {
  await open('', [makeJob({ isSample: true })]);
  screen.getByRole('heading', { name: 'Sample postings' });
  screen.getByText('1 sample posting.');
  expect(screen.queryByText(/open role/)).toBeNull();
});

it('the list of jobs narrows the list at once and says so in the address, on a translated page too', async () => {
  await open();
  translatePage();
  await choose('Level', 'mid');
  expect(titles()).toEqual(['NLP Engineer']);
  expect(address()).toBe(`${path}?level=mid`);
  screen.getByText('1 of 2 postings.');
});

it('the list of jobs takes the filters of the address over, and those that go back', async () => {
  await open('?q=ranking');
  expect(titles()).toEqual(['Ranking Engineer']);
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'ranking');
  await choose('Level', 'senior');
  expect(address()).toBe(`${path}?q=ranking&level=senior`);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' })));
  expect(address()).toBe(path);
  expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  expect(titles()).toHaveLength(2);
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(titles()).toEqual(['Ranking Engineer']);
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'ranking');
});

it('the list of jobs offers a way on when nothing fits, and no filters where nothing is open', async () => {
  await open('?q=zebra');
  screen.getByRole('heading', { name: 'No job matches these filters' });
  screen.getByRole('link', { name: 'Talk to a recruiter' });
  cleanup();
  await open('', []);
  screen.getByRole('heading', { name: 'No roles are open right now' });
  expect(screen.queryByLabelText('Search')).toBeNull();
});

it('the list of jobs draws the pay of a job against the market of its role, says the difference in words, and names each source once', async () => {
  await open();
  screen.getByText('All levels: $161K–$225K, median $200K (977 ranges)');
  const row = screen.getByRole('link', { name: 'Ranking Engineer' }).closest('li');
  expect(row?.textContent).toContain('5% below the senior median');
  // The axis is from 160,000 to 225,000, the job from 172,000 to 208,000.
  const job = row?.querySelectorAll('svg path')[1]?.getAttribute('d');
  expect(job).toBe('M18.5 1H73.8v11H18.5z');
  const notes = screen.getAllByText(/^Source:/);
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Source: Example Pay Survey (977 ranges).',
  ]);
});

it('the list of jobs says so where too few ranges were reported for a kind of work', async () => {
  await open('', [makeJob({ role: 'nlp-engineer' })]);
  screen.getByText('Too few reported ranges to show the market.');
  expect(screen.queryByText(/median/i, { selector: 'li *' })).toBeNull();
});

it('the list of jobs keeps the rest of a long list behind a disclosure', async () => {
  await open(
    '',
    Array.from({ length: 20 }, (_, index) => makeJob({ slug: `job-${index}` })),
  );
  const more = screen.getByText('Show 5 more in Machine learning engineering').closest('details');
  expect(more?.open).toBe(false);
  expect(more?.querySelectorAll('li')).toHaveLength(5);
});

it('the list of jobs opens the filters of a narrow screen with a button that counts them', async () => {
  await open('?level=mid&mode=remote');
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(screen.getByLabelText('Level'), { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

const makeData = (job: Partial<JobPageData['job']> = {}): JobPageData => ({
  job: makeJob(job),
  market: null,
  local: null,
});

it('the page of a job says what an open job is and pays, and takes applications', () => {
  renderPage(Job, { data: makeData() });
  screen.getByRole('heading', { level: 1, name: 'Ranking Engineer' });
  screen.getByText('$172,000–$208,000');
  screen.getByText('January 31, 2027');
  const form = screen.getByRole('form', { name: 'Apply' });
  expect(form.getAttribute('enctype')).toBe('multipart/form-data');
  expect(form.getAttribute('action')).toBe('/functions/v1/apply');
  expect(form.querySelector('[name=jobSlug]')).toHaveProperty('value', 'ranking-engineer');
});

it('the page of a job shows the pay beside that of the role, says how to read it, and where the figures are from', () => {
  const job = makeJob();
  const source = { name: 'Example Filings', url: 'https://example.com', attribution: null };
  const figures = { low: 119_413, median: 149_250, high: 180_000, filings: 68 };
  const local = { ...figures, age: 'Filings of a year.', source };
  renderPage(Job, {
    data: { job, market: jobMarket(job, [job], [makeRoleBand()]), local } satisfies JobPageData,
  });
  const section = screen.getByRole('region', {
    name: 'This job pays 10% above the senior median in the United States',
  });
  expect(section.textContent).toContain('This job: $172,000–$208,000');
  expect(section.textContent).toContain(
    'Senior, middle half of reported pay ranges: $140,500–$215,000',
  );
  expect(section.textContent).toContain('The line is the median, $172,500.');
  expect(section.textContent).toContain(
    'Pay ranges of 2024 to January 2025, 22 months old.Source: Example Survey (1,200 ranges).',
  );
  expect(section.textContent).toContain(
    'All levels in Austin, TX, middle half of filings around a median of $149K: $119,413–$180,000',
  );
  expect(section.textContent).toContain('Source: Example Filings (68 filings for this title).');
  // The band, the job and the median, above the amounts of the axis.
  expect(section.querySelectorAll('svg path')).toHaveLength(3);
  expect(section.textContent).toContain('$150K$200K');
});

it.each([
  [makeRoleBand({ ranges: 46 }), 'Senior median $172,500 (46 ranges), in the United States'],
  [
    makeRoleBand({ level: null }),
    'Median of all levels $172,500 (1,200 ranges), in the United States',
  ],
])(
  'the page of a job names the median without a percentage from few ranges or for all levels',
  (band, name) => {
    const job = makeJob();
    const market = jobMarket(job, [job], [band]);
    renderPage(Job, { data: { job, market, local: null } satisfies JobPageData });
    screen.getByRole('region', { name });
    expect(screen.queryByText(/%/)).toBeNull();
  },
);

it('the page of a job does not compare contract work with salaries', () => {
  renderPage(Job, { data: makeData({ contract: 'contract' }) });
  screen.getByText(/We do not compare contract rates with salaries/);
});

it('the page of a job says whether there is a vacancy and whether AI screens applicants, where a law asks for it', () => {
  const statements = ['This posting is for an existing vacancy.', 'AI is not used.'];
  renderPage(Job, { data: makeData({ statements }) });
  for (const statement of statements) screen.getByText(statement);
});

it.each([true, false])(
  'the page of a job ends with one next step, whether it is open or not: %s',
  (isOpen) => {
    const { container } = renderPage(Job, { data: makeData({ isOpen }) });
    const [step, ...others] = container.querySelectorAll('[data-next-step]');
    expect(others).toEqual([]);
    expect(step?.querySelector('a')?.textContent).toBe('See open roles');
    expect(step?.nextElementSibling).toBeNull();
  },
);

it('the page of a job says of a job that is over that it is, and takes none', () => {
  renderPage(Job, { data: makeData({ isOpen: false }) });
  screen.getByText('This job is closed');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Apply for this job' })).toBeNull();
});

it('the page of a job says of a sample that no one is hiring', () => {
  renderPage(Job, { data: makeData({ isSample: true }) });
  screen.getByText(/no one is hiring for it/);
  expect(screen.queryByText('Last confirmed open')).toBeNull();
  expect(screen.queryByText('Open until')).toBeNull();
});

it('the page of a job names every field that is missing before anything is sent', async () => {
  renderPage(Job, { data: makeData() });
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Apply' })));
  for (const message of [
    'Enter your name.',
    'Enter your email address.',
    'Choose where you may work.',
    'Choose your resume as a PDF file.',
    'Check the box to agree. Without it, we may not store your application.',
  ]) {
    await screen.findByRole('link', { name: message });
  }
});
