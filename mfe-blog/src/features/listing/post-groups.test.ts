import { expect, it } from 'vitest';
import type { PostKeys } from '../post/api/list-post-keys';
import { topics } from '../../content/topics';
import { frontSlugs } from './page-of';
import { PAGE_SIZE, pageCount, pageOf } from './page-of';
import { postCounts, postGroups } from './post-groups';

const robin = { slug: 'robin', name: 'Robin Example' };
const kim = { slug: 'kim', name: 'Kim Example' };
const key = (slug: string, topic: string, author = robin): PostKeys => ({ slug, topic, author });

const keys = [
  key('d', 'zoology'),
  key('c', 'careers', kim),
  key('b', 'hiring'),
  key('a', 'hiring'),
];

it('counts topics in the order of the blog, unknown ones last, and authors with the most posts first', () => {
  expect(postCounts('topic', keys)).toEqual([
    { slug: 'hiring', label: 'Hiring', count: 2 },
    { slug: 'careers', label: 'Careers', count: 1 },
    { slug: 'zoology', label: 'Zoology', count: 1 },
  ]);
  expect(postCounts('author', keys).map(({ slug, count }) => [slug, count])).toEqual([
    ['robin', 3],
    ['kim', 1],
  ]);
});

it('has a list for every topic of the blog, with posts or not yet', () => {
  const groups = postGroups('topic', keys);
  expect(groups.map(({ slug }) => slug)).toEqual([...topics.map(({ slug }) => slug), 'zoology']);
  expect(groups.find(({ slug }) => slug === 'weekly-jobs-report')?.keys).toEqual([]);
});

it('fills pages one after the other', () => {
  const items = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => index);
  expect([pageCount(0), pageCount(PAGE_SIZE), pageCount(PAGE_SIZE + 1)]).toEqual([1, 1, 2]);
  expect(pageOf(items, 2)).toEqual([PAGE_SIZE]);
});

it('knows on the front page the first page of every topic, and no more', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    key(`p${index}`, index < 60 ? 'hiring' : 'careers'),
  );
  const slugs = frontSlugs(many);
  expect(slugs).toHaveLength(2 * PAGE_SIZE);
  expect(slugs.slice(0, PAGE_SIZE)).toEqual(pageOf(many, 1).map(({ slug }) => slug));
  expect(slugs.at(-1)).toBe(`p${60 + PAGE_SIZE - 1}`);
});
