import { startLocalData } from '@talent/testing/local-data';
import type { LocalData } from '@talent/testing/local-data';
import { isNotFound } from '@talent/sdk/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPost } from './get-post';
import { listPosts } from './list-posts';
import { listPostSlugs } from './list-post-slugs';

const HOUR = 3_600_000;
const at = (distance: number) => new Date(Date.now() + distance).toISOString();

const post = {
  title: 'Example',
  description: 'An example.',
  body: 'Text.',
  topic: 'hiring',
  author_name: 'Robin Example',
};

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
  const { error } = await local.owner.from('blog_posts').insert([
    { ...post, slug: 'newest', status: 'published', published_at: at(-HOUR) },
    { ...post, slug: 'oldest', status: 'published', published_at: '2020-01-01T00:00:00Z' },
    { ...post, slug: 'planned', status: 'published', published_at: at(HOUR) },
    { ...post, slug: 'draft', status: 'draft', published_at: null },
  ]);
  if (error) throw error;
});
afterAll(() => local.stop());

describe('the list of posts', () => {
  it('is newest first', async () => {
    const slugs = (await listPosts(local.visitor)).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(3);
    expect([slugs[0], slugs.at(-1)]).toEqual(['newest', 'oldest']);
  });

  it('has neither drafts nor posts planned for later', async () => {
    const slugs = await listPostSlugs(local.visitor);
    expect(slugs).toEqual(expect.arrayContaining(['newest', 'oldest']));
    expect(slugs).not.toEqual(expect.arrayContaining(['draft']));
    expect(slugs).not.toEqual(expect.arrayContaining(['planned']));
  });
});

describe('a post', () => {
  it('comes with everything that its page shows', async () => {
    expect(await getPost(local.visitor, 'oldest')).toEqual({
      ...{ slug: 'oldest', title: 'Example', description: 'An example.', body: 'Text.' },
      ...{ topic: 'hiring', author: 'Robin Example' },
      publishedAt: '2020-01-01T00:00:00.000Z',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it.each(['unknown', 'draft', 'planned', '12', ''])(
    'that a visitor may not read ("%s") is not found',
    async (slug) => {
      await expect(getPost(local.visitor, slug)).rejects.toSatisfy(isNotFound);
    },
  );
});
