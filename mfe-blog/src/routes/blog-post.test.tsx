// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../features/markdown/parse-markdown';
import BlogPostPage from './blog-post';
import { blogPostPlan } from './blog-post.plan';
import type { BlogPostData } from './blog-post.plan';

function post(facts: Partial<BlogPostData> = {}): BlogPostData {
  return {
    slug: 'pay',
    title: 'What AI engineers earn',
    description: 'Medians, and what they leave out.',
    topic: 'salary-insights',
    author: 'Robin Example',
    publishedAt: '2026-05-12T09:00:00+00:00',
    updatedAt: '2026-05-12T09:00:00+00:00',
    readingMinutes: 4,
    body: parseMarkdown('# One\n\nText.\n\n# Two\n\n# Three', defaultSite.origin),
    ...facts,
  };
}

it('shows one h1, the facts, and the sections as h2', () => {
  const { container } = renderPage(BlogPostPage, { data: post() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What AI engineers earn');
  expect(screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
  expect(container.querySelector('time')?.textContent).toBe('May 12, 2026');
  for (const fact of ['Salary insights', 'By Robin Example', '4 min read']) {
    expect(screen.getByText(fact)).toBeDefined();
  }
});

it('leads from its contents to its sections', () => {
  const { container } = renderPage(BlogPostPage, { data: post() });
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => container.querySelector(link.getAttribute('href') ?? '')?.textContent);
  expect(targets).toEqual(['One', 'Two', 'Three']);
});

it('has no contents where there are fewer than three sections', () => {
  renderPage(BlogPostPage, {
    data: post({ body: parseMarkdown('# One\n\n# Two', 'https://a.example') }),
  });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows markup in title, description and author as text', () => {
  const attack = '<img src=x onerror=alert(1)>';
  const { container } = renderPage(BlogPostPage, {
    data: post({ title: attack, description: `${attack} d`, author: attack }),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(attack);
  expect(screen.getByText(`By ${attack}`)).toBeDefined();
  expect(container.querySelector('img, [style]')).toBeNull();
});

it('takes the text of its head from running text', () => {
  const body = parseMarkdown(
    `## Heading\n\nThe text begins here. ${'More of it. '.repeat(20)}`,
    defaultSite.origin,
  );
  const head = blogPostPlan.head({
    ...{ data: post({ body }), params: { slug: 'pay' }, path: '/blog/pay', site: defaultSite },
  });
  expect(head.description).toMatch(
    /^Medians, and what they leave out\. The text begins here\. More/,
  );
});
