import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import type { PostSummary } from '../post-list/post-summary';
import { topics } from '../../content/topics';
import { listHead, type ListHeadFacts } from './list-head';
import { markCount } from '@talent/ui/picture';
import { authorPicture } from './list-plan';

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
