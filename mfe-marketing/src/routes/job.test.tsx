// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeJob } from '../features/jobs/testing/make-job';
import { jobMarket } from '../features/jobs/pay/job-market';
import { makeRoleBand } from '../features/jobs/testing/make-role-band';
import Job from './job';
import type { JobPageData } from './job.plan';

const makeData = (job: Partial<JobPageData['job']> = {}): JobPageData => ({
  job: makeJob(job),
  market: null,
});

it('says what an open job is and pays, and takes applications', () => {
  renderPage(Job, { data: makeData() });
  screen.getByRole('heading', { level: 1, name: 'Ranking Engineer' });
  screen.getByText('$172,000–$208,000 a year');
  screen.getByText('January 31, 2027');
  const form = screen.getByRole('form', { name: 'Apply' });
  expect(form.getAttribute('enctype')).toBe('multipart/form-data');
  expect(form.getAttribute('action')).toBe('/functions/v1/apply');
  expect(form.querySelector('[name=jobSlug]')).toHaveProperty('value', 'ranking-engineer');
});

it('shows the pay beside that of the role, says how to read it, and where the figures are from', () => {
  const job = makeJob();
  renderPage(Job, {
    data: { job, market: jobMarket(job, [job], [makeRoleBand()]) } satisfies JobPageData,
  });
  const section = screen.getByRole('region', {
    name: 'This job pays 10% above the median for its kind of work',
  });
  expect(section.textContent).toContain('This job: $172,000–$208,000');
  expect(section.textContent).toContain(
    'Market, middle half of reported pay ranges: $140,500–$215,000',
  );
  expect(section.textContent).toContain('Each stroke is $5,000 a year');
  expect(section.textContent).toContain('The line is the median, $172,500.');
  expect(section.textContent).toContain('Source: Example Survey, 2024–2025 (1,200 ranges).');
  // The band, the job and the median, above the amounts of the axis.
  expect(section.querySelectorAll('svg path')).toHaveLength(3);
  expect(section.textContent).toContain('$150K$200K');
});

it('shows no market where there is no band', () => {
  const { container } = renderPage(Job, { data: makeData() });
  expect(screen.queryByText('How to read it')).toBeNull();
  expect(container.querySelector('svg path')).toBeNull();
});

it('says whether there is a vacancy and whether AI screens applicants, where a law asks for it', () => {
  const statements = ['This posting is for an existing vacancy.', 'AI is not used.'];
  renderPage(Job, { data: makeData({ statements }) });
  for (const statement of statements) screen.getByText(statement);
});

it.each([true, false])('ends with one next step, whether it is open or not: %s', (isOpen) => {
  const { container } = renderPage(Job, { data: makeData({ isOpen }) });
  const [step, ...others] = container.querySelectorAll('[data-next-step]');
  expect(others).toEqual([]);
  expect(step?.querySelector('a')?.textContent).toBe('See open roles');
  expect(step?.nextElementSibling).toBeNull();
});

it('says of a job that is over that it is, and takes none', () => {
  renderPage(Job, { data: makeData({ isOpen: false }) });
  screen.getByText('This job is closed');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Apply for this job' })).toBeNull();
});

it('says of a sample that no one is hiring', () => {
  renderPage(Job, { data: makeData({ isSample: true }) });
  screen.getByText(/no one is hiring for it/);
  expect(screen.queryByText('Last confirmed open')).toBeNull();
  expect(screen.queryByText('Open until')).toBeNull();
});

it('names every field that is missing before anything is sent', async () => {
  renderPage(Job, { data: makeData() });
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Apply' })));
  for (const message of [
    'Enter your name.',
    'Enter your email address.',
    'Choose where you may work.',
    'Choose your CV as a PDF file.',
    'Check the box to agree. Without it, we may not store your application.',
  ]) {
    await screen.findByRole('link', { name: message });
  }
});
