import { sitemapPaths } from '../../fixtures/pages/site-pages.ts';
import { isTestPath } from '../../fixtures/rows/stored-rows.ts';
import { expect, openPage } from '../../fixtures/test.ts';
import { journey, isOfPrefetch } from '../journey.ts';

journey('every page of the sitemap', async ({ visitor, request }) => {
  journey.setTimeout(600_000);
  const { page } = visitor;
  const listed = (await sitemapPaths(request)).filter((path) => !isTestPath(path));
  expect(listed.length).toBeGreaterThan(40);
  const troubles: string[] = [];
  let heard = 0;
  for (const path of [...listed, '/admin-login-xyz123']) {
    await openPage(page, path).catch((error: unknown) =>
      troubles.push(`${path}: ${String(error)}`),
    );
    const headings = await page.locator('h1').count();
    if (headings !== 1) troubles.push(`${path}: ${headings} h1`);
    const messages = await visitor.messages();
    const fresh = messages.slice(heard).filter((message) => !isOfPrefetch(message));
    troubles.push(...fresh.map((message) => `${path}: ${message}`));
    heard = messages.length;
  }
  expect(troubles).toEqual([]);
});
