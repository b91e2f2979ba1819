import type { APIRequestContext, Page } from '@playwright/test';
import { chooseOption } from '../../fixtures/browser/choose-option.ts';
import { layoutFaults } from '../../fixtures/browser/layout-faults.ts';
import { composePages } from '../../fixtures/rows/compose-pages.ts';
import { addJobs, jobsPath, openJobs, siteOwner } from '../../fixtures/rows/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';

const group = (page: Page) => page.locator('#jobs-data-engineer');
const more = (page: Page) => group(page).locator('summary');
const hiddenRow = (page: Page) => group(page).locator('details li').last();

/** Adds jobs of one kind of work until the list of the kind is cut; returns a function that removes them. */
async function addMany(request: APIRequestContext): Promise<() => Promise<void>> {
  const names = [0, 1, 2, 3, 4, 5].map((count) => `list-${count}`);
  const facts = { role: 'data-engineer', confirmed_at: '2026-01-01T00:00:00Z' } as const;
  const paths = await addJobs(request, names, facts);
  const slugs = paths.map((path) => path.split('/').at(-1) ?? '');
  const owner = await siteOwner();
  return async () => {
    await owner.from('jobs').delete().in('slug', slugs).throwOnError();
    await composePages(request, 'mfe-marketing', [jobsPath]);
  };
}

test('the rest of a long list opens on request, with and without scripts, and is open on the way back @own-site', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const remove = await addMany(request);
  try {
    await openJobs(page);
    await expect(hiddenRow(page)).toBeHidden();
    await more(page).click();
    await expect(hiddenRow(page)).toBeVisible();
    await expect(more(page).getByText('Show fewer')).toBeVisible();
    const name = await hiddenRow(page).getByRole('link').textContent();
    await hiddenRow(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await page.goBack();
    await expect(hiddenRow(page)).toBeVisible();

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const reader = await plain.newPage();
    await reader.goto(jobsPath);
    await expect(hiddenRow(reader)).toBeHidden();
    await more(reader).click();
    await expect(hiddenRow(reader)).toBeVisible();
    await plain.close();
  } finally {
    await remove();
  }
});

test('a row draws its pay against the market of its role, and names the source once', async ({
  page,
}) => {
  await openJobs(page, `${jobsPath}?q=ranking`);
  const row = page.getByRole('listitem').filter({ hasText: 'Senior Machine Learning Engineer' });
  // The sample pays $172,000 to $208,000; the median of the role is in the heading of its kind of work.
  await expect(row).toContainText(/\d+% (below|above) the median|At the median/);
  await expect(
    page.getByText(/^Market: \$\d+K–\$\d+K, median \$\d+K \([\d,]+ ranges\)$/),
  ).toHaveCount(1);
  await expect(row.locator('svg path')).toHaveCount(3);
  await expect(page.getByText(/^Source: foorilla/)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('search and filters stay in sight while the list is read', async ({ page }) => {
    await openJobs(page);
    const button = page.getByRole('button', { name: /^Filters/ });
    await page.locator('#jobs li').last().scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await button.click();
    await chooseOption(page, 'Level', 'Senior');
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(`${jobsPath}?level=senior`);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });

  for (const { width, tag } of [
    { width: 320, tag: [] },
    { width: 360, tag: ['@matrix'] },
  ]) {
    test(
      `fits ${width} px with wide text spacing, with the filters open too`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await openJobs(page);
        expect(await layoutFaults(page, width)).toEqual([]);
        await page.getByRole('button', { name: /^Filters/ }).click();
        expect(await layoutFaults(page, width)).toEqual([]);
      },
    );
  }
});
