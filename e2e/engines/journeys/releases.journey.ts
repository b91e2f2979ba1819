import { buildChangedBlog, CHANGED_HEADING } from '../../fixtures/sites/edited-build.ts';
import { startIsolatedSite, type IsolatedSite } from '../../fixtures/sites/isolated-site.ts';
import { startFaultProxy } from '../../faults/fault-proxy.ts';
import { newsletterPath } from '../../fixtures/pages/salary-alert-form.ts';
import { expect, isHydrated, openPage, headerLink } from '../../fixtures/test.ts';
import { journey, followMainLink, isMarked, markDocument } from '../journey.ts';

const blog = '/ai-hiring-insights-blog';
let site: IsolatedSite;

journey.beforeAll(async () => {
  site = await startIsolatedSite();
});

journey.afterAll(() => site.close());

journey('a remote that fails', async ({ visitor }) => {
  const { page } = visitor;
  const proxy = await startFaultProxy(site.url);
  try {
    proxy.spoil(/^\/assets\/mfe-blog\/.*\.js$/, '404');
    // On the way to it: a page that can be read, and a button.
    await openPage(page, proxy.url);
    await markDocument(page);
    await headerLink(page, 'Blog').click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(300);
    await followMainLink(page, 'Salary Dashboard', 'mfe-salary-tools');
    expect(await isMarked(page)).toBe(true);

    // On arrival: the same.
    await page.goto(proxy.url + blog);
    const heading = await page.locator('main h1').textContent();
    await retry.waitFor();
    expect(await page.locator('main h1').textContent()).toBe(heading);
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(300);
    proxy.heal();
    await retry.click();
    await retry.waitFor({ state: 'hidden' });
    await isHydrated(page);
    await followMainLink(page, 'Salary Dashboard', 'mfe-salary-tools');
  } finally {
    await proxy.close();
  }
});

journey('a release while a tab is open', async ({ visitor }) => {
  const { page } = visitor;
  await openPage(page, site.url + blog);
  const before = (await page.locator('main h1').textContent()) ?? '';
  await openPage(page, site.url + newsletterPath);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@reader.example');
  await markDocument(page);
  await site.release(await buildChangedBlog());

  // While an entry waits, the open tab goes on with the versions that it came with.
  await followMainLink(page, 'Blog', 'mfe-blog');
  expect(await page.locator('main h1').textContent()).toBe(before);
  expect(await isMarked(page)).toBe(true);

  // A new tab has the new one, and the open one takes it with its next document.
  const other = await visitor.openTab();
  await openPage(other, site.url + blog);
  expect(await other.locator('main h1').textContent()).toBe(CHANGED_HEADING);
  await page.reload();
  await isHydrated(page);
  expect(await page.locator('main h1').textContent()).toBe(CHANGED_HEADING);
  await followMainLink(page, 'Salary Dashboard', 'mfe-salary-tools');
  await site.rollback('mfe-blog');
});
