// @vitest-environment jsdom
import type { SeoConnections } from '@talent/api/seo/connections';
import { consentStore, noticeStore } from '@talent/sdk';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/staff-page';
import { makeReport } from '../tools/seo/testing/make-metrics';
import SeoDashboard from './seo-dashboard';

const connections = vi.hoisted(() => ({ answer: null as unknown }));
vi.mock('../backend/admin-data', async () => {
  const { fakeBackend } = await import('../testing/fake-data');
  return fakeBackend({});
});
vi.mock('../tools/seo/api/seo', () => ({
  fetchConnections: () => Promise.resolve(connections.answer),
  listIndexNowCalls: () => Promise.resolve({ rows: [], total: 0 }),
  listStrategies: () => Promise.resolve({ rows: [], total: 0 }),
}));

const sitemap =
  '<urlset><url><loc>https://www.example.com/</loc></url><url><loc>https://www.example.com/about</loc></url></urlset>';

/** The live site: what each path answers. Replaced by tests that need another one. */
const answers = new Map<string, () => Promise<Response>>();
let lastSignal: AbortSignal | null | undefined;

function page(html: string, status = 200): () => Promise<Response> {
  return () =>
    Promise.resolve(new Response(html, { status, headers: { 'Content-Type': 'text/html' } }));
}

beforeEach(() => {
  connections.answer = unset;
  answers.clear();
  answers.set('/sitemap.xml', () => Promise.resolve(new Response(sitemap)));
  vi.stubGlobal('fetch', (url: URL | string, init: RequestInit) => {
    lastSignal = init.signal;
    const { pathname } = new URL(url, window.location.origin);
    return answers.get(pathname)?.() ?? page('Page not found', 404)();
  });
  consentStore.setState({ status: 'accepted' }, true);
});

function open(path = '/seo-dashboard'): void {
  renderPage(SeoDashboard, { path, site: { origin: 'https://www.example.com' } });
}

const unset: SeoConnections = {
  indexNow: {
    ...{ setting: 'unset', keyAddress: null },
    status: { waiting: 60, told: 0, failures: 0, not_before: null, listed_at: null, last: null },
  },
  searchConsole: {
    ...{ setting: 'unset', site: 'https://www.example.com/', account: null },
    status: {
      ...{ outcome: 'never', detail: '', figures: 0, last_day: null },
      ...{ asked_at: null, succeeded_at: null, next_at: null },
    },
  },
  gemini: { setting: 'unset', model: 'gemini-flash-latest', isAlias: true },
};

function analyse(path: string): HTMLInputElement {
  const input = screen.getByLabelText<HTMLInputElement>('Page to analyze');
  fireEvent.change(input, { target: { value: path } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  return input;
}

function stored(): unknown[] {
  return JSON.parse(localStorage.getItem('seo_metrics') ?? '[]') as unknown[];
}

it('begins with nothing analyzed and the pages of the sitemap to choose from', async () => {
  open();
  expect(screen.getByText(/The report appears here/)).toBeTruthy();
  expect(await screen.findByText(/No reports yet/)).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Page to analyze' }), {
    key: 'ArrowDown',
  });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['/', '/about']);
});

it('says in a sentence what failed, keeps the path, tries again, and ends a request when it is left', async () => {
  answers.set('/sitemap.xml', () => Promise.reject(new TypeError('Failed to fetch')));
  open();
  expect(await screen.findByText(/you can type any path/)).toBeTruthy();
  const input = analyse('//evil.example');
  expect(screen.getByText(/starts with one slash/)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
  analyse('/gone');
  expect(await screen.findByText(/There is no page at this path/)).toBeTruthy();
  expect(input.value).toBe('/gone');
  answers.set('/gone', page('<h1>Back again</h1>'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What to improve')).toBeTruthy();
  expect(screen.queryByText(/There is no page/)).toBeNull();
  answers.set('/slow', () => new Promise(() => undefined));
  analyse('/slow');
  expect(lastSignal?.aborted).toBe(false);
  cleanup();
  expect(lastSignal?.aborted).toBe(true);
});

it('reports on a page beside the recommended lengths, stores the metrics and adds them to the history', async () => {
  const arrived = Promise.withResolvers<Response>();
  answers.set('/about', () => arrived.promise);
  open();
  analyse('/about');
  expect(await screen.findAllByText('Fetching and reading /about')).toHaveLength(2);
  arrived.resolve(await page('<title>About</title><h1>A</h1><h1>B</h1><img>')());
  expect(await screen.findByText('The title is too short')).toBeTruthy();
  expect(screen.getByText('2 h1 headings')).toBeTruthy();
  expect(screen.getByText('1 of 1 image')).toBeTruthy();
  expect(await screen.findByRole('rowheader', { name: /\/about/ })).toBeTruthy();
  expect(stored()).toMatchObject([{ pagePath: '/about', pageTitle: 'About', imageAltTags: 0 }]);
  expect(noticeStore.getState()).toEqual([
    { title: 'Report saved', description: '/about', tone: 'success' },
  ]);
  for (const [name, length] of [
    ['Title', '30 to 60 characters'],
    ['Meta description', '120 to 160 characters'],
  ]) {
    const button = screen.getByRole('button', { name: `Recommended length: ${name}` });
    act(() => button.focus());
    expect(screen.getByRole('tooltip').textContent).toContain(length);
  }
});

it('shows the last ten reports on public pages, newest first, and opens them again', async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
  const staff = ['/seo-dashboard', '/internal-admin-xyz123/blog/7', '/security-dashboard'];
  const reports = [...paths, ...staff].map((pagePath) => makeReport({ pagePath }));
  localStorage.setItem('seo_metrics', JSON.stringify(reports));
  open();
  const rows = within(await screen.findByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(paths.slice(2).reverse());
  expect(screen.getAllByText('2026-04-01 09:30 UTC')).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: /report on \/page-7/ }));
  expect(screen.getByText('Report on /page-7 is ready: nothing to improve.')).toBeTruthy();
  expect(stored()).toHaveLength(15);
});

it('opens the task that the address names, says plainly what is not connected, and else begins with the first one', async () => {
  open('/seo-dashboard?task=plan');
  expect(await screen.findByRole('heading', { name: 'Gemini SEO Strategy' })).toBeTruthy();
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect(current('Plan')).toBe('page');
  const watch = screen.getByRole('link', { name: 'Watch' }).getAttribute('href') ?? '';
  expect(watch).toBe('/seo-dashboard?task=watch');
  cleanup();
  open(watch);
  for (const [name, how] of [
    ['Search Console', /set SEARCH_CONSOLE_KEY to the key/],
    ['IndexNow', /set INDEXNOW_KEY to it/],
  ] as const) {
    const region = within(await screen.findByRole('region', { name }));
    await region.findByText('Not connected');
    region.getByText(how);
    expect(region.queryByRole('table')).toBeNull();
  }
  cleanup();
  open('/seo-dashboard?task=nonsense');
  expect(screen.getByRole('heading', { name: 'Analyze one page' })).toBeTruthy();
  expect(current('Find problems')).toBe('page');
});

it('shows a report that it stores without consent nowhere, or could not store, and says why', async () => {
  consentStore.setState({ status: 'refused' }, true);
  answers.set('/about', page('<h1>A</h1>'));
  open();
  analyse('/about');
  expect(await screen.findByRole('rowheader', { name: /\/about/ })).toBeTruthy();
  expect(screen.getByText(/has not accepted optional storage/)).toBeTruthy();
  expect(localStorage.getItem('seo_metrics')).toBeNull();
  expect(noticeStore.getState()).toEqual([]);
  cleanup();
  consentStore.setState({ status: 'accepted' }, true);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  analyse('/about');
  expect(await screen.findByText(/could not be stored in this browser/)).toBeTruthy();
  expect(noticeStore.getState()).toEqual([
    { title: 'Report not saved', description: '/about', tone: 'error' },
  ]);
});
