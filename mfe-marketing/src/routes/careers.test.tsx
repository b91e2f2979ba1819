// @vitest-environment jsdom
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { chooseOption } from '@talent/testing/choose-option';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
const path = '/machine-learning-ai-jobs';

async function open(search = '', listed = jobs) {
  // The text asks for no figures, so nothing is ever sent to this address.
  const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  const page = await loadContentPage(client, careers, defaultSite);
  renderPage(Careers, { data: { ...page, jobs: listed }, path: path + search });
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const address = () => window.location.pathname + window.location.search;

async function choose(label: string, value: string): Promise<void> {
  chooseOption(label, value);
  // The address follows.
  await act(async () => undefined);
}

it('shows each job with its pay, its kind and the day it was confirmed', async () => {
  await open();
  expect(titles()).toEqual(['Ranking Engineer', 'NLP Engineer']);
  const card = screen.getByRole('link', { name: 'Ranking Engineer' }).closest('li');
  expect(card?.textContent).toContain('$172,000–$208,000 a year');
  expect(card?.textContent).toContain('Last confirmed open November 20, 2026');
  expect(card?.textContent).not.toContain('Sample posting');
});

it('marks a sample as one', async () => {
  await open();
  const card = screen.getByRole('link', { name: 'NLP Engineer' }).closest('li');
  expect(card?.textContent).toContain('Sample posting');
  expect(card?.textContent).not.toContain('Last confirmed open');
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

it('offers a way on when nothing fits', async () => {
  await open('?q=zebra');
  screen.getByRole('heading', { name: 'No job matches these filters' });
  screen.getByRole('link', { name: 'Talk to a recruiter' });
});

it('says so when nothing is open, without filters', async () => {
  await open('', []);
  screen.getByRole('heading', { name: 'No roles are open right now' });
  expect(screen.queryByLabelText('Search')).toBeNull();
});
