import { signUp } from '../../fixtures/accounts/accounts.ts';
import { addPost, changeRows, storedRows, testSlug } from '../../fixtures/rows/stored-rows.ts';
import { adminToken, orderPages } from '../../fixtures/rows/jobs.ts';
import { readMainRun } from '../../fixtures/sites/main-site.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const blog = '/ai-hiring-insights-blog';
const SECOND = 1000;

const removePost = (slug: string) => changeRows('DELETE', `blog_posts?slug=eq.${slug}`);

test('a published post is live on every page when the order of an admin is answered, and so is its removal', async ({
  request,
}) => {
  const slug = testSlug('published-at-once');
  const post = `/blog/${slug}`;
  const paths = [post, blog, `${blog}/topic/hiring`, '/feed.xml'];
  const order = { app: 'mfe-blog', paths };
  const text = async (path: string): Promise<string> => (await request.get(path)).text();
  const token = await adminToken(request);
  await addPost(slug);
  try {
    expect(await orderPages(request, token, order)).toBe(204);
    expect((await request.get(post)).status()).toBe(200);
    for (const path of [...paths, '/sitemap.xml']) expect(await text(path), path).toContain(slug);
    expect(await text(post)).toContain(`Title of ${slug}</h1>`);

    await changeRows('PATCH', `blog_posts?slug=eq.${slug}`, { status: 'archived' });
    expect(await orderPages(request, token, order)).toBe(204);
    expect((await request.get(post)).status()).toBe(404);
    for (const path of [...paths.slice(1), '/sitemap.xml'])
      expect(await text(path), path).not.toContain(slug);
  } finally {
    await removePost(slug);
  }

  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const again = await request.get('/feed.xml', {
    headers: { 'if-none-match': feed.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);

  const unknown = await (await request.get('/no-such-path')).text();
  const { session } = await signUp(request, 'orders-pages');
  const { url } = await readMainRun();
  for (const token of [session.access_token, 'nobody']) {
    const response = await request.post('/_recompose', {
      headers: { authorization: `Bearer ${token}`, origin: url },
      data: { app: 'mfe-blog', paths: [blog] },
    });
    expect([response.status(), await response.text()]).toEqual([404, unknown]);
  }
});

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

test('the number of a post redirects to its slug, over HTTP and inside the app', async ({
  page,
  request,
  trouble,
}) => {
  const [post] = await storedRows('blog_posts?select=id,slug&status=eq.published&limit=1');
  const [byNumber, bySlug] = [`/blog/${String(post?.['id'])}`, `/blog/${String(post?.['slug'])}`];
  const answer = await request.get(`${byNumber}?utm_source=x&y=%20`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    301,
    `${bySlug}?utm_source=x&y=%20`,
  ]);

  await page.goto(blog);
  await isHydrated(page);
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'document') documents.push(asked.url());
  });
  const entries = await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    return history.length;
  }, `${byNumber}?topic=pay`);
  await expect(page).toHaveURL(`${bySlug}?topic=pay`);
  await expect(page.locator('main article h1, main h1').first()).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(documents).toEqual([]);
  expect(trouble.messages).toEqual([]);
});
