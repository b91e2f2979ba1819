import { addPost, changeRows, testSlug } from '../../fixtures/rows/stored-rows.ts';
import { expect, test } from '../../fixtures/test.ts';

const blog = '/ai-hiring-insights-blog';
const SECOND = 1000;

const removePost = (slug: string) => changeRows('DELETE', `blog_posts?slug=eq.${slug}`);

test('a scheduled post appears at its time without an order', async ({ request }) => {
  const slug = testSlug('scheduled-a-moment-ahead');
  const due = Date.now() + 3 * SECOND;
  await addPost(slug, { status: 'scheduled', published_at: new Date(due).toISOString() });
  try {
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
    for (const path of [blog, '/feed.xml', '/sitemap.xml'])
      expect(await (await request.get(path)).text(), path).not.toContain(slug);
    const status = async (): Promise<number> => (await request.get(`/blog/${slug}`)).status();
    await expect.poll(status, { timeout: 40 * SECOND }).toBe(200);
    expect(Date.now()).toBeGreaterThan(due);
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`/blog/${slug}<`);
  } finally {
    await removePost(slug);
  }
});
