import type { Route } from '@playwright/test';
import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { pageFaults } from '../../fixtures/browser/page-faults.ts';
import {
  bodyOf,
  closeSettings,
  isKept,
  isSaved,
  openBlogList,
  openSettings,
  publish,
  tinyPng,
  writePost,
} from '../../fixtures/pages/blog-tool.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { expect } from '../../fixtures/test.ts';

const saves = '**/rest/v1/rpc/save_blog_draft';

/** How the first save ends. */
const endings: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a server error': (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'Trouble' } }),
  'a page of a proxy': (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  'a reset connection': (route) => route.abort('connectionreset'),
  // Nobody answers: the editor gives up after a quarter of a minute.
  'no answer': () => Promise.resolve(),
};

const storedBody = async (id: string) =>
  (await storedRows(`blog_posts?select=body&id=eq.${id}`))[0]?.['body'];

test('a save that ends badly is done again, and the browser keeps the text meanwhile', async ({
  page,
}) => {
  await openBlogList(page);
  const path = await writePost(page, `Ends badly ${Date.now()}`);
  const id = path.slice(path.lastIndexOf('/') + 1);
  for (const [name, end] of Object.entries(endings)) {
    const text = `What ${name} must not lose.`;
    let ended = 0;
    await page.route(saves, async (route) => {
      ended += 1;
      await end(route);
    });
    await bodyOf(page).fill(text);
    await isKept(page, text);
    await expect.poll(() => ended, name).toBe(1);
    await page.unroute(saves);
    await expect.poll(() => storedBody(id), { message: name, timeout: 40_000 }).toBe(text);
    await isSaved(page);
  }
});

test('on a phone, a post gets an uploaded cover and is published, and its page shows the cover around its focus', async ({
  page,
  request,
}) => {
  await openBlogList(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const title = `Written on a phone ${Date.now()}`;
  await writePost(page, title);
  await openSettings(page);
  await page.getByRole('button', { name: 'Upload a picture' }).click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'Room.png', mimeType: 'image/png', buffer: tinyPng });
  await page.getByLabel('What it shows').fill('A small room');
  await page.getByLabel('Focus, from left to right').fill('0.8');
  await page.getByRole('button', { name: 'Upload and use as cover' }).click();
  await expect(page.getByRole('button', { name: 'Upload another picture' })).toBeFocused();
  expect(await pageFaults(page)).toEqual([]);
  await closeSettings(page);
  await isSaved(page);
  await bodyOf(page).fill('See [a page](http://127.0.0.1:9/x) and [none](https://none.invalid/).');
  await page.getByRole('button', { name: 'Publish …' }).click();
  const checks = page.getByRole('dialog', { name: 'Publish this post' });
  await expect(
    checks.getByText('http://127.0.0.1:9/x is not checked: its address is not on the public web'),
  ).toBeVisible();
  const card = checks.getByRole('img', { name: `Share card: ${title}` });
  await expect(card).toHaveJSProperty('naturalWidth', 1200);
  await checks.getByRole('button', { name: 'Back to the text' }).click();
  await publish(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const address = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
  await page.goto(address);
  const cover = page.getByRole('img', { name: 'A small room' });
  await expect(cover).toHaveCSS('object-position', '80% 50%');
  const html = await (await request.get(address)).text();
  expect(html).toMatch(/property="og:image" content="[^"]*-card\.jpg"/);
  expect(html).toContain('property="og:image:type" content="image/jpeg"');
});
