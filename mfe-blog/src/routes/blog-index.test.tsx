// @vitest-environment jsdom
import { attacks } from '@talent/markdown/testing/attacks';
import { unsafeParts } from '@talent/markdown/testing/unsafe-parts';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { translatePage } from '@talent/testing/translate-page';
import { screen, within, act, fireEvent, waitFor, cleanup } from '@testing-library/react';
import { expect, it, afterEach, beforeEach, vi } from 'vitest';
import { summaryOf, type PostSummary } from '../features/post-list/post-summary';
import { makePost } from '../features/post/testing/make-post';
import BlogIndexPage from './blog-index';
import type { BlogIndexData } from './blog-index.plan';
import { SearchForm } from '../features/search/search-form';
import { authorPicture } from '../features/listing/list-plan';
import type { ListData } from '../features/listing/list-head';
import BlogListPage from './blog-list';

const summary = (facts: Partial<PostSummary>): PostSummary => ({
  ...summaryOf(makePost({ slug: 'post', title: 'Post', topic: 'hiring' })),
  ...facts,
});

function front(posts: PostSummary[], facts: Partial<BlogIndexData> = {}): BlogIndexData {
  const topics = [{ slug: 'hiring', label: 'Hiring', count: posts.length }];
  return { posts, topics, authors: [], total: posts.length, pages: 1, ...facts };
}

const path = '/ai-hiring-insights-blog';
const three = ['c', 'b', 'a'].map((slug) => summary({ slug, title: `Post ${slug}` }));
/** All but that of the next step. */
const headings = () =>
  screen
    .getAllByRole('heading')
    .filter((heading) => heading.closest('[data-next-step]') === null)
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

it('shows the newest post large and the others under it, with covers for the eye', () => {
  const { container } = renderPage(BlogIndexPage, { data: front(three) });
  const covers = (of: string) =>
    container.querySelectorAll(`${of} svg.mark-picture[aria-hidden="true"]`).length;
  expect([covers('article'), covers('li')]).toEqual([1, 2]);
  expect(headings()).toEqual([
    'H1 AI hiring insights',
    'H2 Post c',
    'H2 Earlier articles',
    'H3 Post b',
    'H3 Post a',
  ]);
  expect(screen.getByRole('link', { name: 'Post b' }).getAttribute('href')).toBe('/blog/b');
  expect(screen.getByRole('status').textContent).toBe('3 articles, newest first');
});

it('needs no second heading for a single post', () => {
  renderPage(BlogIndexPage, { data: front([summary({})]) });
  expect(screen.queryByText('Earlier articles')).toBeNull();
});

it('says so when there are no posts', () => {
  renderPage(BlogIndexPage, { data: front([], { topics: [] }) });
  expect(screen.getByRole('heading', { name: 'No articles yet' })).toBeDefined();
});

it('leads to its other pages by addresses of their own', () => {
  renderPage(BlogIndexPage, { data: front(three, { total: 20, pages: 3 }) });
  const pages = screen.getByRole('navigation', { name: 'Pages of articles' });
  const links = within(pages).getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['1', path, null],
    ['2', `${path}/page/2`, null],
    ['3', `${path}/page/3`, null],
    ['Older articles', `${path}/page/2`, 'next'],
  ]);
  expect(links[0]?.getAttribute('aria-current')).toBe('page');
});

const posts = [...three, summary({ slug: 'd', title: 'Post d', topic: 'careers' })];
const topics = [
  { slug: 'hiring', label: 'Hiring', count: 3 },
  { slug: 'careers', label: 'Careers', count: 1 },
];
const show = (topic: string) =>
  renderPage(BlogIndexPage, { data: front(posts, { topics }), path: `${path}?topic=${topic}` });

it('?topic= shows the articles on that topic alone', () => {
  show('careers');
  expect(headings()).toEqual(['H1 AI hiring insights', 'H2 Articles on Careers', 'H3 Post d']);
  expect(screen.getByRole('status').textContent).toMatch(/^1 article, newest first/);
  const current = screen
    .getByRole('navigation', { name: 'Topics' })
    .querySelector('[aria-current]');
  expect(current?.getAttribute('href')).toBe(`${path}/topic/careers`);
});

it('?topic= says when the first weekly report appears, and offers what there is', () => {
  show('weekly-jobs-report');
  expect(
    screen.getByRole('heading', { name: 'No weekly report has been published yet' }),
  ).toBeDefined();
  expect(screen.getByText(/as we publish them, newest first/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Careers' })).toHaveLength(1);
  const sample = screen.getByRole('link', { name: 'Read a sample issue' });
  expect(sample.getAttribute('href')).toBe('/ai-salary-newsletter#sample-issue');
});

it('?topic= says kindly that it does not know one, and shows all articles', () => {
  show('%3Cscript%3E');
  expect(screen.getByRole('status').textContent).toBe(
    'There is no topic “<script>”. All articles are below.',
  );
  expect(screen.getByRole('link', { name: 'Post c' })).toBeDefined();
});

it.each(attacks)('shows %j in what an author wrote as text', (attack) => {
  const post = summary({
    title: attack,
    description: attack,
    topic: attack,
    author: { slug: 'robin', name: attack },
  });
  const counts = [{ slug: attack, label: attack, count: 1 }];
  const data = front([post], { topics: counts, authors: counts });
  const { container } = renderPage(BlogIndexPage, { data });
  const parts = unsafeParts(container, defaultSite.origin);
  expect(
    parts.filter((part) => !/^<form( action="\/functions\/v1\/blog-search")?>$/.test(part)),
  ).toEqual([]);
  expect(container.querySelector('h2')?.textContent).toBe(attack);
});

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

function openIndex(search = ''): void {
  renderPage(BlogIndexPage, { data: front([], { topics: [] }), path: path + search });
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search the articles');

async function search(words: string): Promise<void> {
  fireEvent.change(field(), { target: { value: words } });
  await act(async () => fireEvent.submit(field().form ?? field()));
}

it('the search asks for nothing before it is sent, then shows what was found with the words marked, on a translated page too', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(found(2))));
  openIndex();
  translatePage();
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

it('the search is in the address, so that a link to it shows the same', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(found(10, 25))));
  openIndex('?q=pay&page=2');
  expect(await screen.findByText('25 articles found for “pay”')).toBeDefined();
  expect(field().value).toBe('pay');
  const links = ['Previous results', 'More results'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual([`${path}?q=pay`, `${path}?q=pay&page=3`]);
});

it('the search says so when nothing is found, and what to try', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(found(0))));
  openIndex('?q=zebra');
  expect(await screen.findByText('Nothing found for “zebra”')).toBeDefined();
  expect(screen.getByText(/^Try fewer/)).toBeDefined();
});

it('the search keeps the words when there is no answer, and asks again', async () => {
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json(found(1))));
  openIndex('?q=pay');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('The search did not answer');
  expect(field().value).toBe('pay');
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByText('1 article found for “pay”')).toBeDefined());
});

it('the search asks for a reload where the search no longer takes requests of this page', async () => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ code: 'outdated' }, { status: 409 })),
  );
  openIndex('?q=pay');
  expect(await screen.findByText('Reload the page to see the results.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.queryByText(/Nothing was sent/)).toBeNull();
});

it('the search keeps words that were not searched for yet, until they are in the address', async () => {
  renderPage(() => <SearchForm query="" />, { path: '/ai-hiring-insights-blog' });
  fireEvent.input(field(), { target: { value: 'vector search' } });
  cleanup();
  renderPage(() => <SearchForm query="" />, { path: '/ai-hiring-insights-blog' });
  expect(field().value).toBe('vector search');
  await act(async () => fireEvent.submit(screen.getByRole('search')));
  expect(window.location.search).toContain('vector');
  expect(sessionStorage.getItem('form-entries:blog-search')).toBeNull();
});

function author(facts: Partial<ListData> = {}): ListData {
  return {
    kind: 'author',
    slug: 'robin-example',
    label: 'Robin Example',
    lede: 'Writes about pay.',
    path: '/ai-hiring-insights-blog/author/robin-example',
    page: 1,
    pages: 1,
    total: 4,
    posts: [],
    topics,
    picture: authorPicture(topics),
    writesOn: topics,
    ...facts,
  };
}

it("a list shows an author's picture, and links to the topics they write about", () => {
  const { container } = renderPage(BlogListPage, { data: author() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Robin Example');
  expect(container.querySelector('figcaption')?.textContent).toBe(
    'A square is an article; the filled ones are on Hiring.',
  );
  const topics = within(screen.getByRole('region', { name: 'Writes about' })).getAllByRole(
    'listitem',
  );
  expect(topics.map(({ textContent }) => textContent)).toEqual([
    'Hiring 3 articles',
    'Careers 1 article',
  ]);
  expect(screen.queryByText(/We sign these articles as a team/)).toBeNull();
});

it('a list says of the team that no single person is behind the name', () => {
  renderPage(BlogListPage, { data: author({ slug: 'editorial-team', label: 'Editorial team' }) });
  expect(screen.getByText(/We sign these articles as a team/)).toBeDefined();
});

it('a list shows neither picture nor topics of an author on a list of all posts', () => {
  const data = author({ kind: 'all', slug: '', label: '', picture: null, writesOn: [] });
  const { container } = renderPage(BlogListPage, { data });
  expect(container.querySelector('figure')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Writes about' })).toBeNull();
});
