import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRolePosts } from './get-role-page';

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
}, 60_000);
afterAll(() => local.stop());

it('lists the articles about pay first, also when 1,040 newer ones are about something else', async () => {
  const now = new Date();
  const before = await getRolePosts(local.visitor, ['ml engineer'], now);
  expect(before[0]?.slug).toBe('what-ai-engineers-earn-in-the-us-and-canada');
  const { data: sample } = await local.owner
    .from('blog_posts')
    .select('author_id, description, audience')
    .eq('slug', 'what-ai-engineers-earn-in-the-us-and-canada')
    .single()
    .throwOnError();
  await local.owner
    .from('blog_posts')
    .insert(
      Array.from({ length: 1040 }, (_, index) => ({
        ...sample,
        slug: `newer-${index}`,
        body: 'A short text.',
        title: `A newer article on hiring, number ${index}`,
        topic: 'hiring',
        status: 'published',
        published_at: now.toISOString(),
      })),
    )
    .throwOnError();
  expect(await getRolePosts(local.visitor, ['ml engineer'], now)).toEqual(before);
});
