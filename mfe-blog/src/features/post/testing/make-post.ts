import type { Post } from '../api/post';

/** A post with the facts that a test does not care about. */
export function makePost(facts: Partial<Post> = {}): Post {
  return {
    slug: 'pay',
    title: 'What AI engineers earn',
    seoTitle: null,
    description: 'Medians, and what they leave out.',
    topic: 'salary-insights',
    author: { slug: 'robin-example', name: 'Robin Example', title: 'Editor', bio: 'Writes.' },
    publishedAt: '2026-05-12T09:00:00.000Z',
    updatedAt: null,
    photo: null,
    body: 'Text.',
    ...facts,
  };
}
