// @vitest-environment jsdom
import { attacks } from '@talent/markdown/testing/attacks';
import { unsafeParts } from '@talent/markdown/testing/unsafe-parts';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pictureOfCount } from '@talent/ui/picture-of-count';
import type { PostSummary } from '../features/post-list/post-summary';
import BlogIndexPage from './blog-index';
import type { BlogIndexData } from './blog-index.plan';

function summary(facts: Partial<PostSummary>): PostSummary {
  return {
    slug: 'post',
    title: 'Post',
    description: 'About it.',
    topic: 'hiring',
    author: { slug: 'robin-example', name: 'Robin Example' },
    publishedAt: '2026-05-12T09:00:00+00:00',
    readingMinutes: 3,
    photo: null,
    cover: pictureOfCount({ mark: 'dot', groups: [{ count: 3, is: 'plain' }], caption: 'Three.' }),
    ...facts,
  };
}

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
