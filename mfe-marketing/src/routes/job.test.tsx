// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeJob } from '../features/jobs/testing/make-job';
import Job from './job';

it('says what an open job is and pays, and takes applications', () => {
  renderPage(Job, { data: makeJob() });
  screen.getByRole('heading', { level: 1, name: 'Ranking Engineer' });
  screen.getByText('$172,000–$208,000 a year');
  screen.getByText('January 31, 2027');
  const form = screen.getByRole('form', { name: 'Apply' });
  expect(form.getAttribute('enctype')).toBe('multipart/form-data');
  expect(form.getAttribute('action')).toBe('/functions/v1/apply');
  expect(form.querySelector('[name=jobSlug]')).toHaveProperty('value', 'ranking-engineer');
});

it('says whether there is a vacancy and whether AI screens applicants, where a law asks for it', () => {
  const statements = ['This posting is for an existing vacancy.', 'AI is not used.'];
  renderPage(Job, { data: makeJob({ statements }) });
  for (const statement of statements) screen.getByText(statement);
});

it.each([true, false])('ends with one next step, whether it is open or not: %s', (isOpen) => {
  const { container } = renderPage(Job, { data: makeJob({ isOpen }) });
  const [step, ...others] = container.querySelectorAll('[data-next-step]');
  expect(others).toEqual([]);
  expect(step?.querySelector('a')?.textContent).toBe('See open roles');
  expect(step?.nextElementSibling).toBeNull();
});

it('says of a job that is over that it is, and takes none', () => {
  renderPage(Job, { data: makeJob({ isOpen: false }) });
  screen.getByText('This job is closed');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Apply for this job' })).toBeNull();
});

it('says of a sample that no one is hiring', () => {
  renderPage(Job, { data: makeJob({ isSample: true }) });
  screen.getByText(/no one is hiring for it/);
  expect(screen.queryByText('Last confirmed open')).toBeNull();
  expect(screen.queryByText('Open until')).toBeNull();
});

it('names every field that is missing before anything is sent', async () => {
  renderPage(Job, { data: makeJob() });
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
