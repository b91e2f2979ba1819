import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPostAddresses, listPosts } from './list-posts';
import { listPostKeys } from './list-post-keys';

/** Slugs of the greatest length; the later ones are of older posts. */
const slugs = Array.from(
  { length: 1040 },
  (_, index) => `${'a-long-slug-'.repeat(8)}${1000 + index}`,
);

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
  const { data: sample } = await local.owner
    .from('blog_posts')
    .select('author_id, description, audience, topic')
    .eq('slug', 'what-ai-engineers-earn-in-the-us-and-canada')
    .single()
    .throwOnError();
  await local.owner
    .from('blog_posts')
    .insert(
      slugs.map((slug, index) => ({
        ...sample,
        slug,
        body: 'A short text.',
        title: `An article on pay, number ${index}`,
        status: 'published',
        published_at: new Date(Date.now() - (index + 1) * 1000).toISOString(),
      })),
    )
    .throwOnError();
}, 60_000);
afterAll(() => local.stop());

it('reads more posts than one address can name, newest first', async () => {
  const wanted = slugs.slice(0, 200);
  const posts = await listPosts(local.visitor, wanted.toReversed());
  expect(posts.map(({ slug }) => slug)).toEqual(wanted);
  expect(await listPosts(local.visitor, [])).toEqual([]);
});

it('counts every post, and has an address for each, when there are more than 1,000', async () => {
  const keys = await listPostKeys(local.visitor);
  expect(keys.slice(0, 1040).map(({ slug }) => slug)).toEqual(slugs);
  expect(keys.length).toBeGreaterThan(1050);
  expect(await listPostAddresses(local.visitor)).toEqual(expect.arrayContaining(slugs));
});
