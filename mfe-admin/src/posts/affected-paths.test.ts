import { expect, it } from 'vitest';
import type { StoredPost } from './api/post';
import { emptyFields } from './post-fields';
import { affectedPaths, authorPaths } from './affected-paths';

const post = (slug: string, topic = 'hiring'): StoredPost => ({
  ...{ id: 7, version: 1, status: 'published', hasBeenPublic: true },
  ...{ publishedAt: '2026-05-02T00:00:00.000Z', updatedAt: '2026-05-02T00:00:00.000Z' },
  fields: { ...emptyFields, slug, topic },
});
const other = (slug: string, day: number, topic: string) => ({
  ...{ slug, topic, author: 'editorial-team', publishedAt: `2026-05-0${day}T00:00:00.000Z` },
});

const others = [
  ...[other('newest', 4, 'mlops'), other('newer', 3, 'mlops'), other('older', 1, 'mlops')],
];

it('the pages that a post touches are the post, its id, the lists, the feed, and its neighbors in time', () => {
  expect(affectedPaths(null, post('it'), others).toSorted()).toEqual([
    '/ai-hiring-insights-blog',
    '/ai-hiring-insights-blog/author/editorial-team',
    '/ai-hiring-insights-blog/topic/hiring',
    '/blog/7',
    '/blog/it',
    '/blog/newer',
    '/blog/older',
    '/feed.xml',
  ]);
});

it('the pages that a post touches are also those of its former address and topic', () => {
  const paths = affectedPaths(post('was', 'mlops'), post('is'), others);
  expect(new Set(paths).size).toBe(paths.length);
  // Posts of the former topic may have named it as related.
  const former = ['/blog/was', '/ai-hiring-insights-blog/topic/mlops', '/blog/newest'];
  expect(paths).toEqual(expect.arrayContaining([...former, '/blog/is']));
});

it('the pages that a post touches are every page of a list', () => {
  const many = Array.from({ length: 18 }, (_, index) => other(`post-${index}`, 1, 'mlops'));
  const paths = affectedPaths(null, post('it'), many);
  expect(paths).toContain('/ai-hiring-insights-blog/page/3');
  expect(paths).not.toContain('/ai-hiring-insights-blog/page/4');
  expect(paths).not.toContain('/ai-hiring-insights-blog/topic/hiring/page/2');
});

it('an author is on their posts, their page and the lists that show them', () => {
  const robin = { ...other('by-robin', 2, 'mlops'), author: 'robin-example' };
  const all = [other('newest', 4, 'mlops'), robin];
  expect(authorPaths('robin-example', all)).toEqual([
    '/blog/by-robin',
    '/ai-hiring-insights-blog/author/robin-example',
    '/feed.xml',
    '/ai-hiring-insights-blog',
    '/ai-hiring-insights-blog/topic/mlops',
  ]);
  expect(authorPaths('nobody-yet', all)).toEqual([]);
});
