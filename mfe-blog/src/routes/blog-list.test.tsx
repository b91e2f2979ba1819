// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authorPicture } from '../features/listing/list-plan';
import type { ListData } from '../features/listing/list-head';
import BlogListPage from './blog-list';

const writesOn = [
  { slug: 'hiring', label: 'Hiring', count: 3 },
  { slug: 'careers', label: 'Careers', count: 1 },
];

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
    topics: writesOn,
    picture: authorPicture(writesOn),
    writesOn,
    ...facts,
  };
}

it("shows an author's picture, and links to the topics they write about", () => {
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

it('says of the team that no single person is behind the name', () => {
  renderPage(BlogListPage, { data: author({ slug: 'editorial-team', label: 'Editorial team' }) });
  expect(screen.getByText(/We sign these articles as a team/)).toBeDefined();
});

it('shows neither picture nor topics of an author on a list of all posts', () => {
  const data = author({ kind: 'all', slug: '', label: '', picture: null, writesOn: [] });
  const { container } = renderPage(BlogListPage, { data });
  expect(container.querySelector('figure')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Writes about' })).toBeNull();
});
