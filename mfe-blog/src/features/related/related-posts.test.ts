import { expect, it } from 'vitest';
import type { PostReference } from '../post/api/post';
import { relatedPosts } from './related-posts';

function reference(slug: string, facts: Partial<PostReference> = {}): PostReference {
  return {
    slug,
    title: 'Untitled',
    description: '',
    topic: 'careers',
    publishedAt: '2026-01-01T00:00:00.000Z',
    ...facts,
  };
}

const post = reference('self', {
  topic: 'hiring',
  title: 'Writing a job advert',
  description: 'What engineers answer.',
});

const candidates = [
  reference('other-topic-same-words', { title: 'Writing a job advert that engineers answer' }),
  reference('newer', { topic: 'hiring', publishedAt: '2026-02-01T00:00:00.000Z' }),
  reference('b', { topic: 'hiring' }),
  reference('a', { topic: 'hiring' }),
  reference('shares-words', { topic: 'hiring', title: 'A job advert, before and after' }),
  post,
];

it('puts the topic first, then words in common, then the newest, then the alphabet', () => {
  expect(relatedPosts(post, candidates, 3).map(({ slug }) => slug)).toEqual([
    'shares-words',
    'newer',
    'a',
  ]);
  expect(relatedPosts(post, [...candidates].reverse(), 3).map(({ slug }) => slug)).toEqual([
    'shares-words',
    'newer',
    'a',
  ]);
  expect(relatedPosts(post, candidates, 5)).toHaveLength(5);
  const few = candidates.filter(({ slug }) => ['b', 'other-topic-same-words'].includes(slug));
  expect(relatedPosts(post, [...few, reference('z')], 3).map(({ slug }) => slug)).toEqual([
    'b',
    'other-topic-same-words',
    'z',
  ]);
});

it('does not take words that say nothing for a common subject', () => {
  const filler = reference('filler', { topic: 'hiring', title: 'What that is about' });
  const newer = reference('new', { topic: 'hiring', publishedAt: '2026-03-01T00:00:00.000Z' });
  expect(relatedPosts(post, [filler, newer], 3).map(({ slug }) => slug)).toEqual(['new', 'filler']);
});

it('leaves out the posts that the page links to as previous and next', () => {
  const linked = ['shares-words', 'a'];
  expect(relatedPosts(post, candidates, 3, linked).map(({ slug }) => slug)).toEqual([
    'newer',
    'b',
    'other-topic-same-words',
  ]);
});
