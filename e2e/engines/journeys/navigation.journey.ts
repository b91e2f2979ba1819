import type { EnginePage } from '../../fixtures/browser/engine-page.ts';
import { expect, isHydrated, openPage } from '../../fixtures/test.ts';
import { journey, followMainLink, goBack, goForward, isMarked, markDocument } from '../journey.ts';

const place = (page: EnginePage) => page.evaluate(() => Math.round(window.scrollY));

journey('navigation over all remotes', async ({ calm: page }) => {
  await openPage(page, '/');
  await markDocument(page);
  const titles = new Set([await page.evaluate(() => document.title)]);
  for (const [link, app, path] of [
    ['Salary Dashboard', 'mfe-salary-tools', '/ai-ml-salary-data'],
    ['Blog', 'mfe-blog', '/ai-hiring-insights-blog'],
    ['About Us', 'mfe-marketing', '/about-ai-talent-experts'],
  ] as const) {
    await followMainLink(page, link, app);
    expect(await page.evaluate(() => location.pathname)).toBe(path);
    await expect.poll(() => page.evaluate(() => document.title)).not.toBe([...titles].at(-1));
    titles.add(await page.evaluate(() => document.title));
  }
  expect(titles.size).toBe(4);
  expect(await isMarked(page)).toBe(true);
});

journey('back and forward with scroll position', async ({ calm: page }) => {
  await openPage(page, '/ai-hiring-insights-blog');
  await markDocument(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => place(page)).toBe(700);
  await followMainLink(page, 'About Us', 'mfe-marketing');
  await expect.poll(() => place(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => place(page)).toBe(300);

  await goBack(page);
  await page.locator('main [data-app="mfe-blog"] h1').waitFor();
  await expect.poll(() => place(page)).toBe(700);
  await goForward(page);
  await page.locator('main [data-app="mfe-marketing"] h1').waitFor();
  await expect.poll(() => place(page)).toBe(300);
  expect(await isMarked(page)).toBe(true);

  // The same to a document that is loaded anew.
  await page.reload();
  await isHydrated(page);
  await goBack(page);
  await page.locator('main [data-app="mfe-blog"] h1').waitFor();
  await expect.poll(() => place(page)).toBe(700);
});
