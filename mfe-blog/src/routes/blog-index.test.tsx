// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PostSummary } from '../features/post-list/post-summary';
import BlogIndexPage from './blog-index';
import { blogIndexPlan } from './blog-index.plan';

function summary(facts: Partial<PostSummary>): PostSummary {
  return {
    slug: 'post',
    title: 'Post',
    description: 'About it.',
    topic: 'hiring',
    author: 'Robin Example',
    publishedAt: '2026-05-12T09:00:00+00:00',
    readingMinutes: 3,
    ...facts,
  };
}

it('shows the newest post large and the others under it', () => {
  const posts = ['c', 'b', 'a'].map((slug) => summary({ slug, title: `Post ${slug}` }));
  renderPage(BlogIndexPage, { data: { posts } });
  const headings = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual([
    'H1 AI hiring insights',
    'H2 Post c',
    'H2 Earlier articles',
    'H3 Post b',
    'H3 Post a',
  ]);
  expect(screen.getByRole('link', { name: 'Post b' }).getAttribute('href')).toBe('/blog/b');
});

it('needs no second heading for a single post', () => {
  renderPage(BlogIndexPage, { data: { posts: [summary({})] } });
  expect(screen.queryByText('Earlier articles')).toBeNull();
});

it('says so when there are no posts', () => {
  renderPage(BlogIndexPage, { data: { posts: [] } });
  expect(screen.getByRole('heading', { name: 'No articles yet' })).toBeDefined();
});

it('shows markup in what an author wrote as text', () => {
  const attack = '<script>alert(1)</script>';
  const { container } = renderPage(BlogIndexPage, {
    data: { posts: [summary({ title: attack, description: attack, topic: attack })] },
  });
  expect(screen.getByRole('link', { name: attack })).toBeDefined();
  expect(container.querySelector('script')).toBeNull();
});

it('has a head of the recommended lengths', () => {
  const context = { data: { posts: [] }, params: {}, site: defaultSite };
  const head = blogIndexPlan.head({ ...context, path: '/ai-hiring-insights-blog' });
  expect(head.title.length).toBeGreaterThanOrEqual(30);
  expect(head.title.length).toBeLessThanOrEqual(60);
  expect(head.description.length).toBeGreaterThanOrEqual(120);
  expect(head.description.length).toBeLessThanOrEqual(160);
  expect(head.canonicalPath).toBe('/ai-hiring-insights-blog');
});
