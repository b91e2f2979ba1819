// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import BlogIndexPage from './blog-index';
import type { BlogIndexData } from './blog-index.plan';

const path = '/ai-hiring-insights-blog';
const data: BlogIndexData = { posts: [], topics: [], authors: [], total: 0, pages: 1 };
const found = (count: number, total = count) => ({
  query: 'q',
  page: 1,
  pageSize: 10,
  total,
  results: Array.from({ length: count }, (_, index) => ({
    slug: `post-${index}`,
    title: `Post ${index} <b>`,
    headline: 'before \uE000pay\uE001 after <script> \uE000ranges\uE001',
    publishedAt: '2026-05-12 09:00:00+00',
    topic: 'hiring',
  })),
});

const fetched = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

function open(search = ''): void {
  renderPage(BlogIndexPage, { data, path: path + search });
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search the articles');

async function search(words: string): Promise<void> {
  fireEvent.change(field(), { target: { value: words } });
  await act(async () => fireEvent.submit(field().form ?? field()));
}

it('asks for nothing before it is sent, then shows what was found with the words marked', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(found(2))));
  open();
  fireEvent.change(field(), { target: { value: 'pay' } });
  expect(fetched).not.toHaveBeenCalled();
  await search('pay ranges');
  expect(await screen.findByText('2 articles found for “pay ranges”')).toBeDefined();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/functions/v1/blog-search?q=pay+ranges&page=1',
  ]);
  expect(window.location.search).toBe('?q=pay+ranges');
  const [result] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(result?.querySelector('h3')?.textContent).toBe('Post 0 <b>');
  expect([...(result?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'pay',
    'ranges',
  ]);
  expect(result?.textContent).toContain('before pay after <script> ranges');
});

it('is in the address, so that a link to it shows the same', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(found(10, 25))));
  open('?q=pay&page=2');
  expect(await screen.findByText('25 articles found for “pay”')).toBeDefined();
  expect(field().value).toBe('pay');
  const links = ['Previous results', 'More results'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual([`${path}?q=pay`, `${path}?q=pay&page=3`]);
});

it('says so when nothing is found, and what to try', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(found(0))));
  open('?q=zebra');
  expect(await screen.findByText('Nothing found for “zebra”')).toBeDefined();
  expect(screen.getByText(/^Try fewer/)).toBeDefined();
});

it('keeps the words when there is no answer, and asks again', async () => {
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json(found(1))));
  open('?q=pay');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('The search did not answer');
  expect(field().value).toBe('pay');
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByText('1 article found for “pay”')).toBeDefined());
});

it('asks for a reload where the search no longer takes requests of this page', async () => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ code: 'outdated' }, { status: 409 })),
  );
  open('?q=pay');
  expect(await screen.findByText('Reload the page to see the results.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.queryByText(/Nothing was sent/)).toBeNull();
});
