import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { pageFaults } from '../../fixtures/browser/page-faults.ts';
import {
  bodyOf,
  closeSettings,
  isSaved,
  openBlogList,
  openSettings,
  publish,
  tinyPng,
  writePost,
} from '../../fixtures/pages/blog-tool.ts';
import { expect } from '../../fixtures/test.ts';

test('on a phone, a post gets an uploaded cover and is published, and its page shows the cover around its focus @long', async ({
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
