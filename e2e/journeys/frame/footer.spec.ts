import type { Locator, Page } from '@playwright/test';
import { violations } from '../../fixtures/browser/axe.ts';
import { looks } from '../../fixtures/browser/looks.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const questions = [
  'How does your service help us hire AI engineers?',
  'What sets you apart from other agencies?',
  'How quickly can you place someone?',
  'Do you offer contract or permanent placements?',
  'Which AI specializations do you cover?',
  'How do you ensure quality?',
] as const;

async function openFooter(page: Page): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
  await page.goto('/');
  await isHydrated(page);
  return page.getByRole('contentinfo');
}

test('the footer asks six questions and shows one answer at a time', async ({ page }) => {
  const footer = await openFooter(page);
  const headings = footer.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(questions);
  const answers = footer.getByRole('region');
  await expect(answers).toHaveCount(0);

  for (const question of questions) {
    const button = headings.getByRole('button', { name: question });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(footer.getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(answers).toHaveCount(1);
    await expect(footer.getByRole('region', { name: question })).toBeVisible();
    expect(await button.getAttribute('aria-controls')).toBe(await answers.getAttribute('id'));
  }

  await headings.last().getByRole('button').click();
  await expect(answers).toHaveCount(0);
  await expect(footer.getByRole('button', { expanded: true })).toHaveCount(0);
});

test('the questions work with the keyboard', async ({ page }) => {
  const footer = await openFooter(page);
  const [first, second] = await footer.getByRole('heading', { level: 3 }).getByRole('button').all();
  await first?.focus();
  await page.keyboard.press('Enter');
  await expect(footer.getByRole('region', { name: questions[0] })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(second ?? footer).toBeFocused();
  await page.keyboard.press('Space');
  await expect(footer.getByRole('region', { name: questions[1] })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(footer.getByRole('region')).toHaveCount(0);
});

test('an open question stays open over a navigation', async ({ page }) => {
  const footer = await openFooter(page);
  await footer.getByRole('button', { name: questions[2] }).click();
  await footer
    .getByRole('navigation', { name: 'Company' })
    .getByRole('link', { name: 'Blog' })
    .click();
  await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
  await expect(footer.getByRole('region', { name: questions[2] })).toBeVisible();
});

test('each footer link leads to the page that it names', async ({ page }) => {
  const footer = await openFooter(page);
  const targets = (links: Locator): Promise<string[]> =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const column = (name: string): Promise<string[]> =>
    targets(footer.getByRole('navigation', { name }).getByRole('link'));
  expect(await column('Company')).toEqual([
    '/',
    '/about-ai-talent-experts',
    '/ai-hiring-insights-blog',
    '/contact-ai-recruiters',
  ]);
  expect(await column('For Employers')).toEqual([
    '/ai-ml-staffing-services',
    '/hire-ml-engineers',
    '/hire-mlops-engineers',
    '/hire-nlp-engineers',
    '/global-ai-talent-network',
    '/remote-ai-team-staffing',
  ]);
  expect(await column('For Talents')).toEqual([
    '/machine-learning-ai-jobs',
    '/ai-ml-salary-data',
    '/ai-skills-assessment',
  ]);
  expect(await targets(footer.getByRole('link').filter({ hasText: /Policy|Sitemap/ }))).toEqual([
    '/privacy-policy',
    '/sitemap',
  ]);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer is open, and there is no control that needs JavaScript', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('region')).toHaveCount(6);
    for (const answer of await footer.getByRole('region').all()) await expect(answer).toBeVisible();
    await expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });
});

for (const { colorScheme, width, tag } of looks) {
  test.describe(`in ${colorScheme} at ${width} px`, { tag }, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('axe finds nothing with a question open, and nothing is too wide', async ({ page }) => {
      const footer = await openFooter(page);
      await footer.getByRole('button', { name: questions[4] }).click();
      await expect(footer.getByRole('region')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}
