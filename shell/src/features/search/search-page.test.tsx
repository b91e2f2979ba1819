// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Header } from '../frame/public/header';
import { SectionBar, useShownSection } from '../frame/public/section-bar';
import { startSearchKey } from './search-key';
import { SearchPage } from './search-page';

const index = {
  same: [['resume', 'cv']],
  kinds: ['Pages', 'Jobs'],
  pages: [
    [0, 'How to Write a Resume', '/resume'],
    [1, 'Evaluation Engineer', '/jobs/evaluation', 'Seattle'],
  ],
};
const answer = vi.fn<() => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', answer.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href !== '/contact-ai-recruiters');

it('the search asks for its index with the first letter, finds as one types, and keeps the words in the address', async () => {
  answer.mockImplementation(() => Promise.resolve(Response.json(index)));
  renderPage(SearchPage, { path: '/search' });
  expect(answer).not.toHaveBeenCalled();
  type('cv');
  await screen.findByText('1 page for “cv”');
  expect(links()).toEqual(['/resume']);
  type('seat');
  expect(links()).toEqual(['/jobs/evaluation']);
  await waitFor(() => expect(window.location.search).toBe('?q=seat'));
  type('zebra');
  screen.getByText('0 pages for “zebra”');
  expect(links()).toContain('/search?q=Interview%20questions');
  expect(answer).toHaveBeenCalledTimes(1);
});

it('a search that cannot be loaded says what still works, and its form is the browser’s', async () => {
  answer.mockRejectedValue(new TypeError('offline'));
  vi.resetModules();
  const { SearchPage: Fresh } = await import('./search-page');
  renderPage(Fresh, { path: '/search?q=pay' });
  await screen.findByText(/could not be loaded/);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
  expect(fireEvent.submit(form)).toBe(true);
});

it('the key / opens the search from a page, and is a letter in a field', async () => {
  HTMLElement.prototype.checkVisibility = () => true;
  startSearchKey();
  renderPage(() => (
    <>
      <Header brand="AI Talent Experts" />
      <input aria-label="Name" />
    </>
  ));
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: '/' });
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(window.location.pathname).toBe('/');
  fireEvent.keyDown(document.body, { key: '/' });
  await waitFor(() => expect(window.location.pathname).toBe('/search'));
});

function Bar() {
  const section = useShownSection();
  return section && <SectionBar section={section} />;
}

it.each([
  ['/ai-salary-calculator', 'Salaries', 'Calculator'],
  ['/ai-ml-salary-data/data-scientist/texas', 'Salaries', 'Dashboard'],
  ['/services/data-scientists', 'Hiring', 'Services'],
  ['/canada-ai-talent', 'Hiring', 'Services'],
  ['/machine-learning-ai-jobs/a-job', 'Careers', 'Jobs'],
])('the page %s has the links of %s', (path, title, current) => {
  renderPage(Bar, { path });
  const bar = screen.getByRole('navigation', { name: title });
  expect(bar.querySelector('[aria-current]')?.textContent ?? null).toBe(current);
});

it.each(['/privacy-policy', '/ai-skills-assessment'])('the page %s has no such links', (path) => {
  expect(renderPage(Bar, { path }).container.textContent).toBe('');
});
