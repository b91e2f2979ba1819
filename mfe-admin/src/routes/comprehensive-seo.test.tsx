// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/staff-page';
import type { CrawlToSave } from '../tools/crawl/api/save-crawl';
import ComprehensiveSeo from './comprehensive-seo';

const save = vi.hoisted(() => vi.fn<(crawl: CrawlToSave) => Promise<number>>());
vi.mock('../tools/crawl/api/save-crawl', () => ({ saveCrawl: save }));
vi.mock('../backend/admin-data', async () => {
  const { fakeBackend } = await import('../testing/fake-data');
  return fakeBackend({});
});

/** The live site; every other path is a 404 page. */
const pages: Record<string, string> = {
  '/': '<title>Home</title><main><h1>Home</h1><a href="/gone">Our work</a></main>',
};
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  save.mockReset();
  vi.stubGlobal('fetch', (input: URL | string) => {
    const { pathname } = new URL(input, window.location.origin);
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    if (pathname === '/robots.txt') return Promise.resolve(new Response(''));
    if (pathname === '/sitemap.xml') return Promise.resolve(new Response('<urlset></urlset>'));
    const status = pathname in pages ? 200 : 404;
    const headers = { 'Content-Type': 'text/html' };
    return Promise.resolve(new Response(pages[pathname] ?? '', { status, headers }));
  });
  // The test's own browser has no cryptography.
  vi.stubGlobal('crypto', webcrypto);
});
function open(): void {
  const site = { origin: window.location.origin };
  renderPage(ComprehensiveSeo, { path: '/comprehensive-seo-dashboard', site });
  fireEvent.click(screen.getByLabelText(/^Also run each page/));
}

function start(below: string, pageLimit = '2000'): void {
  fireEvent.change(screen.getByLabelText('Only pages at or below'), { target: { value: below } });
  fireEvent.change(screen.getByLabelText('Maximum pages'), { target: { value: pageLimit } });
  fireEvent.click(screen.getByRole('button', { name: 'Start crawl' }));
}

it('does not begin a crawl with an invalid path or number, and names the right form', () => {
  open();
  start('//other.example');
  expect(screen.getByText(/starts with one slash/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Only pages at or below'));
  start('/', '2001');
  expect(screen.getByText(/whole number from 1 to 2,000/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Maximum pages'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('saves the pages and findings of a crawl; one that could not be saved is kept, and saved again', async () => {
  save.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(8);
  open();
  expect(await screen.findByText(/No crawls yet/)).toBeTruthy();
  start('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Save again' }));
  expect(await screen.findByText(/^Saved: 2 pages, /)).toBeTruthy();
  const [[saved], [again]] = save.mock.calls as [[CrawlToSave], [CrawlToSave]];
  expect(again).toBe(saved);
  expect(saved.crawl).toMatchObject({ status: 'complete', below: '/', is_whole: true });
  expect(saved.pages.map(({ path, status }) => [path, status])).toEqual([
    ['/', 200],
    ['/gone', 404],
  ]);
  expect(saved.findings.map(({ rule }) => rule)).toContain('link-broken');
});

it('says so where the site cannot be reached', async () => {
  isOnline = false;
  open();
  start('/');
  expect(await screen.findByText(/The site could not be reached/)).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});
