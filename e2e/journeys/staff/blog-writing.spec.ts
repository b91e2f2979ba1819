import { staffTest as test } from '../../fixtures/accounts/staff-accounts.ts';
import {
  bodyOf,
  closeSettings,
  isSaved,
  openBlogList,
  openSettings,
  publish,
  save,
  tinyPng,
  writePost,
} from '../../fixtures/pages/blog-tool.ts';
import { siteOwner } from '../../fixtures/rows/jobs.ts';
import { expect } from '../../fixtures/test.ts';
import { pageFaults } from '../../fixtures/browser/layout-faults.ts';

/** How long a visitor may wait for what was published, ms. */
const UNTIL_LIVE = 30_000;

test('a post is written, published, moved to another address and withdrawn, and visitors see each step', async ({
  page,
  request,
  trouble,
}) => {
  await openBlogList(page);
  const title = `Release trains for models ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await writePost(page, title);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

  // The preview shows the typed text, and nothing in it runs.
  await bodyOf(page).fill('## A part\n\n<img src=x onerror="document.title=1"> and **more**.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'A part' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('more');
  await expect(preview).toContainText('<img src=x onerror');

  await openSettings(page);
  await page.getByLabel('SEO title').fill('Trains');
  await closeSettings(page);
  await page.getByRole('button', { name: 'Publish …' }).click();
  const checks = page.getByRole('dialog', { name: 'Publish this post' });
  await expect(checks.getByText('One point must be fixed')).toBeVisible();
  await checks.getByRole('button', { name: /^Go there: Use 10 to 40 characters/ }).click();
  await expect(page.getByLabel('SEO title')).toBeFocused();
  await page.getByLabel('SEO title').fill('Release trains for ML models');
  await closeSettings(page);
  await page.getByRole('button', { name: 'Publish …' }).click();
  await expect(
    checks.getByText('Release trains for ML models | AI Talent Experts').first(),
  ).toBeVisible();
  await checks.getByRole('button', { name: 'Back to the text' }).click();
  await publish(page);
  const status = async () => (await request.get(`/blog/${slug}`)).status();
  await expect.poll(status, { timeout: UNTIL_LIVE, intervals: [250] }).toBe(200);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const index = async () => (await request.get('/ai-hiring-insights-blog')).text();
  await expect.poll(index, { timeout: UNTIL_LIVE }).toContain(title);
  const html = await (await request.get(`/blog/${slug}`)).text();
  expect(html).toContain('A part</');
  expect(html).toMatch(/<title[^>]*>Release trains for ML models \| AI Talent Experts<\/title>/);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));

  const moved = `${slug}-renamed`;
  await openSettings(page);
  await page.getByLabel('Address').fill(moved);
  await expect(
    page.getByText(`Its current address, /blog/${slug}, will redirect to the new one.`),
  ).toBeVisible();
  await closeSettings(page);
  // The page of visitors changes only when a person saves.
  await expect(page.getByText('Unsaved changes, kept in this browser')).toBeVisible();
  await save(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const old = await request.get(`/blog/${slug}?from=mail`, { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([301, `/blog/${moved}?from=mail`]);
  expect((await request.get(`/blog/${moved}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Take it off the site' }).click();
  await expect(page.getByText('Visitors no longer see the post.')).toBeVisible();
  expect((await request.get(`/blog/${moved}`)).status()).not.toBe(200);
  expect(await index()).not.toContain(title);
  // Styles that are fetched ahead for other pages are not used on this one, and Chromium says so.
  const isAhead = (message: string) => /was preloaded using link preload/.test(message);
  expect(trouble.messages.filter((message) => !isAhead(message))).toEqual([]);
});

test('two tabs that write at the same time lose no text @long', async ({ page, context }) => {
  await openBlogList(page);
  const path = await writePost(page, `Written by two ${Date.now()}`);
  const other = await context.newPage();
  await other.goto(path);
  await expect(bodyOf(other)).toHaveValue('First version of the text.');
  await bodyOf(page).fill('What the first one wrote.');
  const first = await save(page);
  await bodyOf(other).fill('What the second one wrote.');

  // The editor saves by itself, and finds the other text.
  const conflict = other.getByRole('alert').filter({ hasText: 'was saved in another place' });
  const sides = conflict.getByRole('region', { name: 'Stored text, Your text' });
  await expect(sides).toContainText('What the first one wrote.');
  await expect(sides).toContainText('What the second one wrote.');
  await conflict.getByRole('button', { name: 'Use the stored version' }).click();
  await expect(bodyOf(other)).toHaveValue('What the first one wrote.');
  await other.getByRole('button', { name: 'Bring my text back' }).click();
  await expect(bodyOf(other)).toHaveValue('What the second one wrote.');
  await expect.poll(() => isSaved(other)).toBeGreaterThan(first);

  await bodyOf(page).fill('The first one again.');
  await page.getByRole('button', { name: 'Merge by hand' }).click();
  await expect(page.getByLabel('Stored text')).toHaveValue('What the second one wrote.');
  await bodyOf(page).fill('The first one again. And the second.');
  await save(page);

  // A text that was saved by hand stays as a version, and comes back.
  await page.getByRole('button', { name: `Compare version ${first}`, exact: true }).click();
  await expect(page.getByRole('region', { name: /^Changes from version/ })).toContainText(
    'What the first one wrote.',
  );
  await page.getByRole('button', { name: `Restore version ${first}`, exact: true }).click();
  await expect(bodyOf(page)).toHaveValue('What the first one wrote.');
  await isSaved(page);

  // Mine over theirs: the stored text stays as a version.
  await bodyOf(other).fill('The last word.');
  await other.getByRole('button', { name: 'Overwrite with mine' }).click();
  await isSaved(other);
});

test('a picture needs an alternative text', async ({ page, request }) => {
  await openBlogList(page);
  await writePost(page, `With a picture ${Date.now()}`);
  await bodyOf(page).press('Control+End');
  const place = await bodyOf(page).boundingBox();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const file = page.getByLabel('Choose a file');
  await expect(file).toBeFocused();
  expect(await bodyOf(page).boundingBox(), 'the text keeps its place').toEqual(place);
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: tinyPng });
  await expect(page.getByText('This file is not a PNG, JPEG, WebP or AVIF')).toBeVisible();
  await file.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5_300_000),
  });
  await expect(page.getByText(/This file is 5\.1 MB; the limit is 5 MB/)).toBeVisible();
  await file.setInputFiles({ name: 'Pay by level.png', mimeType: 'image/png', buffer: tinyPng });
  await expect(page.getByText('Pay by level.png, 1 by 1 px')).toBeVisible();
  await page.getByRole('button', { name: 'Upload and insert' }).click();
  await expect(page.getByText('It cannot be inserted without')).toBeVisible();
  await page.getByLabel('What it shows').fill('Median pay by level');
  await page.getByRole('button', { name: 'Upload and insert' }).click();
  await expect(bodyOf(page)).toHaveValue(
    /!\[Median pay by level\]\(\/storage\/v1\/object\/public\/blog-images\/\d{4}\/pay-by-level-[0-9a-f]{8}\.webp\)/,
  );
  const picture = page.getByRole('region', { name: 'Preview' }).getByAltText('Median pay by level');
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  const source = (await picture.getAttribute('src')) ?? '';
  expect((await request.get(source)).headers()['content-type']).toBe('image/webp');
  const owner = await siteOwner();
  const { data } = await owner.from('blog_images').select('path, alt, width, height');
  expect(data).toContainEqual(
    expect.objectContaining({ alt: 'Median pay by level', width: 1, height: 1 }),
  );
});

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
