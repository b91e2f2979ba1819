import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { copiedText } from '../../fixtures/browser/clipboard.ts';
import { openQuietly as open, expect, test, notice } from '../../fixtures/test.ts';

const longPost = '/blog/data-leakage-in-machine-learning-projects';

const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

test('an article links its sections, notes and other posts', async ({ page, context, trouble }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/mfe-blog\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await open(page, longPost);
  const bodies = scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body()));
  const bytes = (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
  // Neither the parser nor the highlighter is among them.
  expect(bytes).toBeLessThan(20_000);

  const contents = page.getByRole('navigation', { name: 'In this article' });
  const section = contents.getByRole('link', { name: 'Kind 5: duplicates' });
  await section.click();
  await expect(page).toHaveURL(/#section-kind-5-duplicates$/);
  await expect(section).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('End');
  const notes = contents.getByRole('link', { name: 'Notes and sources' });
  await expect(notes).toHaveAttribute('aria-current', 'location');
  const code = page.getByRole('group', { name: 'Code: Python' }).first();
  const inks = await code
    .locator('span')
    .evaluateAll((words) => new Set(words.map((word) => getComputedStyle(word).color)).size);
  expect(inks).toBeGreaterThanOrEqual(4);
  await code.focus();
  await expect(code).toBeFocused();

  const mark = page.getByRole('link', { name: 'Footnote 1', exact: true });
  await mark.click();
  await expect(page.locator('#note-1')).toBeInViewport();
  await page
    .locator('#note-1')
    .getByRole('link', { name: /^Back to where/ })
    .click();
  await expect(mark).toBeInViewport();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(notice(page, 'Link copied')).toBeVisible();
  expect(await copiedText(page)).toBe(await canonical(page));

  expect(trouble.messages).toEqual([]);
});
