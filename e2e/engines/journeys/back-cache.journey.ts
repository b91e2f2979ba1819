import type { EnginePage } from '../../fixtures/browser/engine-page.ts';
import { sitemapPaths } from '../../fixtures/pages/site-pages.ts';
import { isTestPath } from '../../fixtures/rows/stored-rows.ts';
import { expect, isHydrated, openPage } from '../../fixtures/test.ts';
import { openChromiumWithCache } from '../adapters/chromium.ts';
import { journey, chooseEssentialOnly } from '../journey.ts';

// Going back shows a page at once if the browser has kept its document. One listener or header can prevent that.

/** A document of the site that every page is left for. */
const AWAY = '/privacy-policy';

/** Leaves a page for another document, goes back, and says why the page was loaded anew; null where it was not. */
async function whyNotKept(page: EnginePage, path: string): Promise<string | null> {
  await openPage(page, path);
  await isHydrated(page);
  // A page that is left while a script is on its way is not kept. The last one is imported when the page is idle.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].every(
        ({ href }) => performance.getEntriesByName(href).length > 0,
      ) &&
      performance.getEntriesByType('resource').some(({ name }) => /\/prefetch-links/.test(name)),
  );
  await page.evaluate((away) => {
    Object.assign(window, { isMarked: true });
    setTimeout(() => location.assign(away));
  }, AWAY);
  await page.waitForURL(new RegExp(`${AWAY}$`));
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  // Later: the way back may end the call that asks for it.
  await page.evaluate(() => void setTimeout(() => history.back()));
  // A page that comes back has no `load` event to wait for.
  await expect(async () => {
    expect(await page.evaluate(() => location.pathname)).toBe(path);
  }).toPass();
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    if ('isMarked' in window) return null;
    const [load] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(load?.notRestoredReasons ?? 'loaded anew');
  });
}

journey(
  'every page of the sitemap comes back as it was left',
  async ({ visitor, engineName, baseURL, request }) => {
    journey.setTimeout(900_000);
    const chromium = engineName === 'chromium' ? await openChromiumWithCache(baseURL ?? '') : null;
    const { page } = chromium ?? visitor;
    try {
      await chooseEssentialOnly(page);
      const listed = (await sitemapPaths(request)).filter(
        (path) => !isTestPath(path) && path !== AWAY,
      );
      expect(listed.length).toBeGreaterThan(40);
      const reasons: string[] = [];
      for (const path of listed) {
        const reason = await whyNotKept(page, path);
        if (reason !== null) reasons.push(`${path}: ${reason}`);
      }
      expect(reasons).toEqual([]);
    } finally {
      await chromium?.close();
    }
  },
);
