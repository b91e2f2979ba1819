import { expect, it } from 'vitest';
import type { PostKeys } from '../post/api/list-posts';
import { topics } from '../../content/topics';
import { frontSlugs, PAGE_SIZE, pageCount, pageOf, postCounts, postGroups } from './post-groups';
import { defaultSite } from '@talent/sdk/site';
import type { PostSummary } from '../post-list/post-summary';
import { listHead, type ListHeadFacts } from './list-head';
import { markCount } from '@talent/ui/testing/mark-count';
import { authorPicture } from './list-plan';
import type { PostReference } from '../post/api/post';
import { makePost } from '../post/testing/make-post';
import { relatedPosts } from '../related/related-posts';

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

const lists: ListHeadFacts[] = [
  ...topics.map(({ slug, label }) => ({ kind: 'topic' as const, slug, label, page: 1, total: 3 })),
  { kind: 'topic', slug: 'zoology', label: 'Zoology', page: 1, total: 2 },
  { kind: 'topic', slug: 'hiring', label: 'Hiring', page: 2, total: 12 },
  { kind: 'author', slug: 'robin', label: 'Robin Example', page: 1, total: 3 },
  { kind: 'author', slug: 'robin', label: 'Robin Example', page: 2, total: 12 },
  { kind: 'all', slug: '', label: '', page: 2, total: 12 },
  { kind: 'all', slug: '', label: '', page: 3, total: 30 },
];
const heads = lists.map((facts) => listHead(facts, '/list', defaultSite));

it('has titles and descriptions of the recommended lengths, no two the same', () => {
  for (const { title, description } of heads) {
    expect(title).toMatch(/^.{30,60}$/);
    expect(description).toMatch(/^.{120,160}$/);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

it('keeps a list without posts out of search engines until it has two', () => {
  for (const total of [0, 1]) {
    const facts = { kind: 'topic', slug: 'mlops', label: 'MLOps', page: 1, total } as const;
    expect(listHead(facts, '/list', defaultSite).robots).toBe('noindex, nofollow');
  }
  expect(heads.every(({ robots }) => robots === 'index, follow')).toBe(true);
});

it('says who an author is, names the feed, and the day of the newest post', () => {
  const posts = ['2026-05-12T09:00:00Z', '2026-06-01T09:00:00Z'].map(
    (publishedAt) => ({ publishedAt }) as PostSummary,
  );
  const robin = { kind: 'author', slug: 'robin', label: 'Robin Example', page: 1 } as const;
  const head = listHead({ ...robin, total: 2, posts }, '/author/robin', defaultSite);
  expect(head.structuredData?.[0]).toEqual({
    '@type': 'ProfilePage',
    url: 'http://localhost:3000/author/robin',
    mainEntity: {
      '@type': 'Person',
      name: 'Robin Example',
      url: 'http://localhost:3000/author/robin',
    },
  });
  expect(head.modifiedAt).toBe('2026-06-01T09:00:00Z');
  expect(head.feed?.path).toBe('/feed.xml');
});

it('draws a square for each article, those on the first topic filled, where they can be counted', () => {
  const hiring = (count: number) => ({ label: 'Hiring', count });
  const picture = authorPicture([hiring(3), { label: 'Careers', count: 2 }]);
  expect(picture && markCount(picture)).toBe(5);
  expect(picture?.caption).toBe('A square is an article; the filled ones are on Hiring.');
  expect(authorPicture([hiring(3)])?.caption).toBe('A square is an article; all are on Hiring.');
  for (const few of [[hiring(1)], [], [hiring(401)]]) expect(authorPicture(few)).toBeNull();
});

const reference = (slug: string, facts: Partial<PostReference> = {}) =>
  makePost({ slug, title: 'Untitled', description: '', topic: 'careers', ...facts });

const post = reference('self', {
  topic: 'hiring',
  title: 'Writing a job advert',
  description: 'What engineers answer.',
});

const candidates = [
  reference('other-topic-same-words', { title: 'Writing a job advert that engineers answer' }),
  reference('newer', { topic: 'hiring', publishedAt: '2026-06-01T00:00:00.000Z' }),
  reference('b', { topic: 'hiring' }),
  reference('a', { topic: 'hiring' }),
  reference('shares-words', { topic: 'hiring', title: 'A job advert, before and after' }),
  post,
];

it('related posts have the topic first, then words in common, then the newest, then the alphabet', () => {
  const slugs = (of: PostReference[]) => relatedPosts(post, of, 3).map(({ slug }) => slug);
  expect(slugs(candidates)).toEqual(['shares-words', 'newer', 'a']);
  expect(slugs(candidates.toReversed())).toEqual(['shares-words', 'newer', 'a']);
  expect(relatedPosts(post, candidates, 5)).toHaveLength(5);
  const few = candidates.filter(({ slug }) => ['b', 'other-topic-same-words'].includes(slug));
  expect(slugs([...few, reference('z')])).toEqual(['b', 'other-topic-same-words', 'z']);
});

it('related posts do not take words that say nothing for a common subject', () => {
  const filler = reference('filler', { topic: 'hiring', title: 'What that is about' });
  const newer = reference('new', { topic: 'hiring', publishedAt: '2026-06-01T00:00:00.000Z' });
  expect(relatedPosts(post, [filler, newer], 3).map(({ slug }) => slug)).toEqual(['new', 'filler']);
});

it('related posts leave out the posts that the page links to as previous and next', () => {
  const linked = ['shares-words', 'a'];
  expect(relatedPosts(post, candidates, 3, linked).map(({ slug }) => slug)).toEqual([
    'newer',
    'b',
    'other-topic-same-words',
  ]);
});
