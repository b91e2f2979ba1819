import { admin, signIn, signUp, isBannerShown } from '../../fixtures/accounts/accounts.ts';
import { bodyOf, openBlogTool, publish, writePost } from '../../fixtures/pages/blog-tool.ts';
import { expect, openPage } from '../../fixtures/test.ts';
import { journey, goBack, isOfPrefetch } from '../journey.ts';

const tool = 'main [data-app="mfe-admin"] h1';
const notFound = 'Oops! Page not found';

journey('sign-in and sign-out', async ({ visitor }) => {
  const { page } = visitor;
  await signIn(page, { email: admin.email, password: 'not-the-password' });
  await page.getByRole('alert').first().waitFor();
  await signIn(page, admin);
  await page.waitForURL(/\/seo-dashboard$/);
  await page.locator(tool).waitFor();
  // The session outlives the document, and ends with the button.
  await page.reload();
  await page.locator(tool).waitFor();
  const file = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/assets/mfe-admin/'))?.name ?? '',
  );
  await isBannerShown(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor();
  // The browser kept the files of the tool until then.
  await expect.poll(() => page.evaluate(async (url) => (await fetch(url)).status, file)).toBe(404);
  await page.goto('/seo-dashboard');
  await page.getByText(notFound).waitFor();
});

journey('guard refuses', async ({ visitor, request }) => {
  const { page } = visitor;
  await page.goto('/seo-dashboard');
  await page.getByText(notFound).waitFor();
  expect(await page.locator(tool).count()).toBe(0);

  await signIn(page, await signUp(request, 'engines-member'));
  await page.getByText('This account has no access to the staff area.').waitFor();
  await page.goto('/seo-dashboard');
  await page.getByText(notFound).waitFor();
  expect(await page.locator(tool).count()).toBe(0);
});

journey('guard lets an admin in', async ({ visitor }) => {
  const { page } = visitor;
  await signIn(page, admin);
  await page.locator(tool).waitFor();
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await page.locator('main [data-app="mfe-marketing"] h1').waitFor();
  await goBack(page);
  await page.locator(tool).waitFor();
  expect((await visitor.messages()).filter((message) => !isOfPrefetch(message))).toEqual([]);
});

journey('blog editor', async ({ visitor, request }) => {
  const { page } = visitor;
  await openBlogTool(page);
  const title = `Journeys in three engines ${Date.now()}`;
  const path = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
  const status = async () => (await request.get(path)).status();
  await writePost(page, title);
  // 404, or 503 where the look at the posts takes its time.
  expect(await status()).toBeGreaterThanOrEqual(404);
  await bodyOf(page).fill('## A part\n\nand **more** of it.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'A part' }).waitFor();
  await publish(page);
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await page.getByText('Live', { exact: true }).waitFor({ timeout: 20_000 });

  const reader = await visitor.openTab();
  await openPage(reader, path);
  expect(await reader.locator('main h1').textContent()).toBe(title);
  await reader.getByRole('heading', { name: 'A part' }).waitFor();
  await reader.close();

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Take it off the site' }).click();
  await page.getByText('Visitors no longer see the post.').waitFor({ timeout: 20_000 });
  expect(await status()).not.toBe(200);
  expect((await visitor.messages()).filter((message) => !isOfPrefetch(message))).toEqual([]);
});
