import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { expect } from '../../fixtures/test.ts';

const FAULTY = '/services/mlops-engineers';

test('a problem is found, opened under its own address, and tested again until it is gone, at 360 px', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await context.route(`**${FAULTY}`, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    const body = (await response.text()).replace(/<meta [^>]*name="description"[^>]*>/, '');
    await route.fulfill({ status: response.status(), headers, body });
  });
  await page.goto('/comprehensive-seo-dashboard');
  await page.getByLabel('Only pages at or below').fill(FAULTY);
  await page.getByLabel(/^Also run each page/).setChecked(false);
  await page.getByRole('button', { name: 'Start crawl' }).click();
  await expect(page.getByText(/^Saved: 1 page, /)).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'No description' }).first().click();
  await expect(page).toHaveURL(/\/problems\/description-missing\?crawl=\d+&page=/);
  await expect(page.getByRole('heading', { level: 1, name: 'No description' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Why it matters' })).toContainText(
    'Search engines pick a sentence from the page',
  );
  await expect(page.getByRole('region', { name: 'How to fix it' })).toContainText('Write one');
  await expect(page.getByRole('region', { name: 'Where it is' })).toContainText(FAULTY);

  const retest = page.getByRole('button', { name: 'Re-test all' });
  await retest.press('Enter');
  await expect(page.getByText('0 gone, 1 still there.')).toBeVisible();
  await context.unroute(`**${FAULTY}`);
  await retest.press('Enter');
  await expect(page.getByText('1 gone, 0 still there.')).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('Nothing is open: every finding was tested and is gone.'),
  ).toBeVisible();

  // The newest crawl's problems are where the next look begins.
  await page.goto('/seo-dashboard');
  const problems = page.getByRole('region', { name: 'Problems of the site' });
  // Another test may have crawled meanwhile, so this says nothing of which problems they are.
  await expect(problems).toContainText('Found by the newest crawl');
  await expect(problems.getByRole('link', { name: /^All findings/ })).toHaveAttribute(
    'href',
    '/comprehensive-seo-dashboard?view=findings',
  );
});
