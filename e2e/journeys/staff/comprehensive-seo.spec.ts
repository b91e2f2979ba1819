import type { BrowserContext, Locator, Page } from '@playwright/test';
import { staffTest as test, openTool } from '../../fixtures/accounts/staff-accounts.ts';
import { expect } from '../../fixtures/test.ts';

const tool = '/comprehensive-seo-dashboard';

/** The change that a fault makes to the HTML of a page. */
const faults: Record<string, (html: string) => string> = {
  '/services/mlops-engineers': (html) => html.replace(/<meta [^>]*name="description"[^>]*>/, ''),
  '/services/data-scientists': (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Served alone'),
  '/services/generative-ai-engineers': (html) =>
    html.replace('</main>', '<a href="/services/no-such-service">A service</a></main>'),
};

/** Serves the faults to the whole browser, until the function that it gives is called. */
async function seedFaults(context: BrowserContext): Promise<() => Promise<void>> {
  const isFaulty = (url: URL) => url.pathname in faults;
  await context.route(isFaulty, async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const body = faults[pathname]?.(await response.text()) ?? '';
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body });
  });
  return () => context.unroute(isFaulty);
}

async function crawl(page: Page, below: string, isRendered: boolean): Promise<void> {
  await page.getByLabel('Only pages at or below').fill(below);
  await page.getByLabel(/^Also run each page/).setChecked(isRendered);
  await page.getByRole('button', { name: 'Start crawl' }).click();
}

function row(page: Page, ...texts: string[]): Locator {
  return texts.reduce(
    (rows, text) => rows.filter({ hasText: text }),
    page.getByRole('table').first().getByRole('row'),
  );
}

test('a crawl finds seeded faults; a re-test and a comparison show when they are fixed @long', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'));
  const mend = await seedFaults(context);
  await openTool(page, tool, 'Comprehensive SEO');
  await crawl(page, '/services', true);
  await expect(page.getByText(/^\d of \d known pages$/)).toBeVisible();
  await expect(page.getByText(/^Saved: \d+ pages/)).toBeVisible({ timeout: 60_000 });

  const seeded = [
    ['No description', '/services/mlops-engineers', 'No description'],
    ['Scripts change the main heading', '/services/data-scientists', 'Served: “Served alone”'],
    ['Broken link', '/services/generative-ai-engineers', '/services/no-such-service (HTTP 404)'],
  ];
  for (const texts of seeded) await expect(row(page, ...texts), texts.join()).toHaveCount(1);

  // Findings that need the whole site are not reported for a part of it.
  await expect(page.getByText('Orphans: needs a crawl of the whole site')).toBeVisible();
  const visits = await page.evaluate(() => localStorage.getItem('analytics_events') ?? '');
  expect(visits).toContain(tool);
  expect(visits).not.toContain('/services/');

  const broken = row(page, 'Broken link', '/services/generative-ai-engineers');
  await broken.getByRole('button', { name: /^Re-test/ }).click();
  await expect(broken.getByText('Still there')).toBeVisible();
  await mend();
  await broken.getByRole('button', { name: /^Re-test/ }).click();
  await expect(broken.getByText('Gone')).toBeVisible();
  await page.reload();
  await expect(broken.getByText('Gone')).toBeVisible();

  await crawl(page, '/services', true);
  await expect(page.getByText(/^Saved: \d+ pages/)).toBeVisible({ timeout: 60_000 });
  for (const [, path = '', evidence = ''] of seeded) {
    await expect(row(page, path, evidence)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Comparison' }).click();
  // Other tests crawl as well: the two newest crawls of these pages are this test's own.
  for (const [index, name] of ['Later crawl', 'Earlier crawl'].entries()) {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: 'Below /services ·' }).nth(index).click();
  }
  for (const texts of seeded)
    await expect(row(page, 'Gone', ...texts), texts.join()).toHaveCount(1);
  const pages = page.getByRole('table').nth(1);
  await expect(
    pages.getByRole('row', { name: /Changed \/services\/mlops-engineers/ }),
  ).toBeVisible();
});
