import type { APIRequestContext, Page } from '@playwright/test';
import { admin } from '../../fixtures/accounts/accounts.ts';
import { pageFaults } from '../../fixtures/browser/page-faults.ts';
import {
  blogToolPath,
  bodyOf,
  isKept,
  isSaved,
  openBlogTool,
} from '../../fixtures/pages/blog-tool.ts';
import { adminToken } from '../../fixtures/rows/compose-pages.ts';
import { readMainRun } from '../../fixtures/sites/main-site.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Ends the session of this browser from another one. Other tests of the same admin keep theirs. */
async function endSessionOf(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('talent-session') ?? '{}') as {
      access_token?: string;
    };
    return session.access_token ?? '';
  });
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    session_id: string;
  };
  const { publishableKey } = await readMainRun();
  const ended = await request.post('/rest/v1/rpc/end_session', {
    headers: { apikey: publishableKey, authorization: `Bearer ${await adminToken(request)}` },
    data: { session_id: claims.session_id },
  });
  expect(ended.ok()).toBe(true);
}

test('an editor writes and publishes with the keyboard alone; a killed tab, a lost network and an ended session lose no word @long', async ({
  page,
  context,
  request,
}) => {
  await openBlogTool(page);
  // The network is lost for what the editor saves.
  const saves = '**/rest/v1/rpc/save_blog_draft';
  await context.route(saves, (route) => route.abort());
  await page.goto(`${blogToolPath}/new`);
  const title = `Keys alone on two lines ${Date.now()}`;
  const titleField = page.getByLabel('Title', { exact: true });
  await expect(titleField).toBeFocused();
  await page.keyboard.type(title);
  const isWhole = await titleField.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  );
  expect(isWhole).toBe(true);
  await page.keyboard.press('Enter');
  await expect(bodyOf(page)).toBeFocused();
  await page.keyboard.type('Words before the tab was killed.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/quo');
  await expect(page.getByRole('option', { name: /^Quotation/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('A quotation.');
  const written = 'Words before the tab was killed.\n\n> A quotation.\n\n';
  await expect(bodyOf(page)).toHaveValue(written);
  await expect(page.getByText('Offline. Kept in this browser')).toBeVisible();
  await isKept(page, 'A quotation.');
  await page.close();

  await context.unroute(saves);
  const next = await context.newPage();
  await next.goto(`${blogToolPath}/new`);
  await expect(next.getByText('Your unsaved work is back')).toBeVisible();
  await expect(bodyOf(next)).toHaveValue(written);
  await next.waitForURL(/\/blog\/\d+$/);
  await isSaved(next);

  // Settings, and back to the same place of the text.
  await bodyOf(next).press('Control+Home');
  await next.keyboard.press('Control+.');
  const settings = next.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await next.keyboard.press('Tab');
  await next.keyboard.type(
    'What a keyboard can do, for everyone who would rather not reach for a mouse.',
  );
  await next.keyboard.press('Tab');
  await expect(settings.getByRole('combobox', { name: 'Topic' })).toBeFocused();
  await next.keyboard.press('Enter');
  await next.keyboard.type('MLOps');
  await next.keyboard.press('Enter');
  await next.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(bodyOf(next)).toBeFocused();
  await isSaved(next);

  // The session ends in another browser; the person signs in again over the text.
  await endSessionOf(next, request);
  await next.keyboard.type('Typed after the end. ');
  const again = next.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await again.getByLabel('Password').focus();
  await next.keyboard.type(admin.password);
  await next.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await isSaved(next);
  await expect(bodyOf(next)).toHaveValue(`Typed after the end. ${written}`);

  await bodyOf(next).focus();
  await next.keyboard.press('Control+Enter');
  const checks = next.getByRole('dialog', { name: 'Publish this post' });
  await expect(checks.getByText(/^The post is ready for its readers/)).toBeVisible();
  expect(await pageFaults(next)).toEqual([]);
  await checks.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(next.getByText('Live', { exact: true })).toBeVisible();
  const html = await (
    await request.get(`/blog/${title.toLowerCase().replaceAll(' ', '-')}`)
  ).text();
  expect(html).toContain('Typed after the end.');
});
