import { violations } from '../../fixtures/browser/axe.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { refuseCookies } from '../../fixtures/browser/refuse-cookies.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

/** One page of each kind. */
const pages = [
  '/hire-ml-engineers',
  '/services/mlops-engineers',
  '/us-ai-talent',
  '/ai-ml-staffing-services',
  '/privacy-policy',
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a decision leads from question to question to a way to hire', async ({ page }) => {
    await page.goto('/ai-ml-staffing-services');
    const decision = page.getByRole('figure', { name: 'Choose an answer.' });
    await expect(decision.getByText('How clear is the role?')).toBeHidden();
    await decision.getByText('It doesn’t: a recommendation system').click();
    await decision.getByText('We can write down the goals for the first quarter').click();
    await decision.getByText('One', { exact: true }).click();
    await expect(decision.getByText('Permanent', { exact: true })).toBeVisible();
    const link = decision.getByRole('link', { name: 'How fees work for a permanent hire' });
    await expect(link).toHaveAttribute('href', '/ai-engineer-staffing-services#terms');

    // Opening another answer of the first question closes the one before.
    await decision.getByText('On a date: a migration has a last day').click();
    await expect(decision.getByText('Who leads the work?')).toBeVisible();
    await expect(link).toBeHidden();
  });

  test('the drawings and the contents are in the page', async ({ page }) => {
    await page.goto('/hire-ml-engineers');
    await expect(
      page.getByRole('figure', { name: 'The same five duties at three levels' }),
    ).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Levels' }),
    ).toBeVisible();
    expect(await page.locator('main svg.mark-picture path').count()).toBeGreaterThan(10);
  });
});

test('the contents mark the section that is being read', async ({ page }) => {
  await refuseCookies(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/privacy-policy');
  await isHydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]').filter({ visible: true });
  await page
    .getByRole('heading', { name: 'Your rights, and how fast we answer' })
    .evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText('Your rights');
  await contents.getByRole('link', { name: 'Legal bases' }).filter({ visible: true }).click();
  await expect(current).toHaveText('Legal bases');
});

test('the six questions of the footer are not on the page that answers all of them', async ({
  page,
}) => {
  const teaser = page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'What sets you apart from other agencies?' });
  await page.goto('/us-ai-talent');
  await expect(teaser).toBeVisible();
  await page.goto('/ai-staffing-faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(teaser).toHaveCount(0);
});

for (const path of pages) {
  // `opened-pages.spec.ts` looks at every page in dark, at three widths.
  test(`${path} fits from 320 to 1280 px, in both schemes, without a violation @matrix`, async ({
    page,
  }) => {
    await refuseCookies(page);
    await page.goto(path);
    await isHydrated(page);
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
  });
}
