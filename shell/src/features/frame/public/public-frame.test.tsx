// @vitest-environment jsdom
import { expect, it, afterEach, vi } from 'vitest';
import { headerLinks } from '../../../content/navigation';
import { currentLink } from './header';
import { renderPage } from '@talent/testing/render-page';
import { defaultSite } from '@talent/sdk/site';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Footer } from './footer';
import { lockScroll } from './use-menu';

/** The `aria-current` of each header link on a page, without those that have none. */
function currentOn(pathname: string): Record<string, string> {
  const entries = headerLinks.map((link) => [link.label, currentLink(link, pathname)] as const);
  return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined)) as Record<
    string,
    string
  >;
}

it.each([
  ['/', {}],
  ['/ai-hiring-insights-blog', { Blog: 'page' }],
  ['/ai-hiring-insights-blog/', { Blog: 'page' }],
  ['/blog/how-to-hire', { Blog: 'true' }],
  ['/machine-learning-ai-jobs', { Careers: 'page' }],
  ['/machine-learning-ai-jobs/ml-engineer', { Careers: 'true' }],
  ['/services/mlops-engineers', { Services: 'true' }],
  ['/ai-ml-salary-data', { 'Salary Dashboard': 'page' }],
])('the current link of the header on %s is %j', (pathname, expected) => {
  expect(currentOn(pathname)).toEqual(expected);
});

it('the current link of the header is none on a page whose path only begins with the same letters', () => {
  expect(currentOn('/machine-learning-ai-jobs-archive')).toEqual({});
  expect(currentOn('/blogging')).toEqual({});
});

it('the footer says once which parts of a demonstration are examples, and which figures are real', () => {
  renderPage(() => <Footer site={{ ...defaultSite, mode: 'demo' }} />);
  expect(screen.getAllByText('Demonstration site:')).toHaveLength(1);
  expect(screen.getByText(/sample jobs are examples/).textContent).toContain(
    'All salary and market figures are real.',
  );
  const link = screen.getByRole('link', { name: 'About this demonstration' });
  expect(link.getAttribute('href')).toBe('/about-ai-talent-experts#about-this-demonstration');
});

it('the footer has no such line on a live site, and no figures of the past without a source', async () => {
  const { container } = renderPage(() => <Footer site={{ ...defaultSite, mode: 'live' }} />);
  await waitFor(() => expect(container.textContent).toContain('72 hours'));
  expect(container.textContent).not.toMatch(/demonstration|92%|300\+|1000\+|30\+/i);
});

it('the footer asks its six questions on every page but the one that answers them all, one open at a time', async () => {
  const Page = () => <Footer site={defaultSite} />;
  const questions = (path: string) => {
    const { container } = renderPage(Page, { path });
    return [...container.querySelectorAll('details')].map((each) => [
      each.getAttribute('name'),
      each.open,
    ]);
  };
  expect(questions('/us-ai-talent')).toEqual([]);
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(6));
  cleanup();
  expect(questions('/ai-staffing-faq')).toEqual([]);
});

it.each([
  ['/machine-learning-ai-jobs', 0],
  ['/machine-learning-ai-jobs/ml-engineer', 0],
  ['/ai-skills-assessment', 0],
  ['/ai-interview-questions', 0],
  ['/us-ai-engineer-jobs', 0],
  ['/', 1],
  ['/hire-ml-engineers', 1],
  ['/blog/how-to-hire', 1],
])('the footer of %s has the questions of employers %j times', (path, times) => {
  renderPage(() => <Footer site={defaultSite} />, { path });
  expect(screen.queryAllByText('Frequently asked questions')).toHaveLength(times);
});

const root = document.documentElement;

afterEach(() => vi.restoreAllMocks());

function withScrollbar(width: number): void {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - width);
}

it('a held page keeps the space of a scrollbar until it is released', () => {
  withScrollbar(15);
  const setGutter = vi.spyOn(root.style, 'scrollbarGutter', 'set');
  const release = lockScroll();
  expect(setGutter).toHaveBeenCalledWith('stable');
  expect(root.className).toBe('is-held');
  release();
  expect(root.className).toBe('');
});

it('a held page reserves no space for a scrollbar without width', () => {
  withScrollbar(0);
  const setGutter = vi.spyOn(root.style, 'scrollbarGutter', 'set');
  lockScroll()();
  expect(setGutter).not.toHaveBeenCalled();
});
