import { createHash } from 'node:crypto';
import { contactPath } from '../fixtures/pages/contact-form.ts';
import { buildChangedBlog, CHANGED_HEADING } from '../fixtures/sites/edited-build.ts';
import { type IsolatedSite, shareSite } from '../fixtures/sites/isolated-site.ts';
import { turnOnDataSaver, expect, isHydrated, test, headerLink } from '../fixtures/test.ts';

const blog = '/ai-hiring-insights-blog';
let site: IsolatedSite;
shareSite((shared) => (site = shared));

/** Hash of every composed page and data file that is not the blog's, without the indexes, which say when they were last looked at. */
async function pagesOfOthers(): Promise<Record<string, string>> {
  const isIndex = (key: string) => key.endsWith('/pages.json');
  const keys = (await site.store.list('pages')).filter(
    (key) => !key.includes('/mfe-blog/') && !isIndex(key),
  );
  const hashes: Record<string, string> = {};
  for (const key of keys) {
    const file = await site.store.read(key);
    hashes[key] = createHash('sha256')
      .update(file?.body ?? '')
      .digest('hex');
  }
  return hashes;
}

async function versions(): Promise<Record<string, string>> {
  const health = (await (await fetch(`${site.url}/healthz`)).json()) as {
    apps: Record<string, string>;
  };
  return health.apps;
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? '';

async function filesOf(version = ''): Promise<ReadonlySet<string>> {
  const keys = await site.store.list(`artifacts/mfe-blog/${version}/client`);
  return new Set(keys.map(nameOf));
}

test('a changed blog is released and rolled back alone; a tab takes it when it navigates, and keeps its versions while entries wait', async ({
  page,
  context,
}) => {
  const before = await versions();
  const othersBefore = await pagesOfOthers();
  const heading = await (async () => {
    await page.goto(site.url + blog);
    return page.locator('main h1').innerText();
  })();

  // Tabs that are open all the while, on pages of another remote. In one of them a request is being written.
  const idle = await context.newPage();
  await turnOnDataSaver(idle);
  await idle.goto(site.url, { waitUntil: 'networkidle' });
  await isHydrated(idle);
  const open = await context.newPage();
  await turnOnDataSaver(open);
  await open.goto(site.url + contactPath, { waitUntil: 'networkidle' });
  await isHydrated(open);
  await open.getByLabel('Your name').fill('Ada Example');

  const version = await site.release(await buildChangedBlog());

  await page.goto(site.url + blog);
  await expect(page.locator('main h1')).toHaveText(CHANGED_HEADING);
  const after = await versions();
  expect(after).toEqual({ ...before, 'mfe-blog': version });
  expect(after['mfe-blog']).not.toBe(before['mfe-blog']);
  expect(await pagesOfOthers()).toEqual(othersBefore);

  await headerLink(idle, 'Blog').click();
  await expect(idle.locator('main h1')).toHaveText(CHANGED_HEADING);

  const requests: string[] = [];
  open.on('request', (request) => requests.push(request.url()));
  const navigation = open.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Blog' }).click();
  await expect(open.locator('main h1')).toHaveText(heading);
  await isHydrated(open);
  const ofBlog = requests.filter((url) => url.includes('/assets/mfe-blog/'));
  expect(ofBlog.length).toBeGreaterThan(3);
  const own = await filesOf(before['mfe-blog']);
  const changed = await filesOf(version);
  for (const url of ofBlog) expect(own).toContain(nameOf(url));
  expect(ofBlog.some((url) => !changed.has(nameOf(url)))).toBe(true);

  await site.rollback('mfe-blog');
  expect(await versions()).toEqual(before);
  await page.goto(site.url + blog);
  await expect(page.locator('main h1')).toHaveText(heading);
  expect(await pagesOfOthers()).toEqual(othersBefore);
});
