import type { Locator, Page } from '@playwright/test';
import { violations } from '../../fixtures/browser/axe.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

/** Pages of the roles, in the order of the list. */
const rolePages = [
  ['Machine Learning Engineer', '/ai-ml-salary-data/machine-learning-engineer'],
  ['AI Engineer', '/ai-ml-salary-data/ai-engineer'],
  ['Data Scientist', '/ai-ml-salary-data/data-scientist'],
  ['Research Scientist', '/ai-research-product-teams'],
  ['MLOps Engineer', '/hire-mlops-engineers'],
  ['Computer Vision Engineer', '/services/computer-vision-engineers'],
] as const;

function instrument(page: Page): Locator {
  return page.getByRole('region', { name: /^What AI roles pay in the US/ });
}

async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
  await page.goto('/');
  await isHydrated(page);
}

/** The path data of all drawings in the panel. */
function drawings(page: Page): Promise<string> {
  return instrument(page)
    .getByRole('tabpanel')
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '));
}

test('a role chosen by keys is drawn at once, and prefetches no page', async ({ page }) => {
  await openHome(page);
  const panel = instrument(page).getByRole('tabpanel');
  const tab = (name: string) => instrument(page).getByRole('tab', { name });
  await expect(panel).toContainText('Your search for machine learning engineers');
  const before = await drawings(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await tab('Machine Learning Engineer').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tab('Data Scientist')).toBeFocused();
  await expect(tab('Data Scientist')).toHaveAttribute('aria-selected', 'true');
  const heading = panel.getByRole('heading', { name: 'Data Scientist', exact: true });
  await expect(heading).toBeVisible();
  await expect(panel).toContainText('$125K to $192K');
  await expect(panel).toContainText('2,245 different ranges, 2024–2025. Median $158K');
  await expect(panel).toContainText('US postings in Data & Analytics stated pay');
  await expect(panel).toContainText('Sample profile: made up');
  expect(await drawings(page)).not.toBe(before);

  await page.keyboard.press('End');
  await expect(panel).toContainText('Few ranges: read it as a direction.');
  // The header's pages are prefetched after the first gesture; a choice asks for none of the roles' pages.
  const ofRoles = asked.filter((url) => rolePages.some(([, path]) => url.includes(path)));
  expect(ofRoles).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(tab('Computer Vision Engineer')).not.toBeFocused();
});

test('the panel leads to the page of the chosen role', async ({ page }) => {
  await openHome(page);
  await instrument(page).getByRole('tab', { name: 'MLOps Engineer' }).click();
  await expect(page).toHaveURL('/');
  await instrument(page).getByRole('link', { name: 'How to hire MLOps engineers' }).click();
  await expect(page).toHaveURL('/hire-mlops-engineers');
});

test('the four clocks are those of the claims', async ({ page }) => {
  await openHome(page);
  const clocks = instrument(page).getByRole('tabpanel').locator('ol > li');
  await expect(clocks).toHaveText([
    /^Shortlist\s*72 hours on average$/,
    /^Interviews\s*the following days$/,
    /^Placement\s*2-4 weeks$/,
    /^Support\s*6 months$/,
  ]);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('every role can be tapped, nothing is too wide, and axe finds nothing', async ({ page }) => {
    await openHome(page);
    for (const [name] of rolePages) {
      const tab = instrument(page).getByRole('tab', { name });
      await tab.tap();
      const panel = instrument(page).getByRole('tabpanel');
      await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
      expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the roles are links to their pages, and the first one is drawn', async ({ page }) => {
    await page.goto('/');
    for (const [name, path] of rolePages) {
      const link = instrument(page).getByRole('listitem').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
    await expect(instrument(page)).toContainText('$161K to $225K');
    await expect(instrument(page)).toContainText('Search ranking for a marketplace');
  });
});
