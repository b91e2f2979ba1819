import type { Page } from '@playwright/test';
import { jobsPath } from '../../fixtures/rows/jobs.ts';
import { salaryPath } from '../../fixtures/pages/salary-page.ts';
import { expect, test } from '../../fixtures/test.ts';

// Pages in a browser that runs no scripts. What their HTML holds is in `pages/served-facts.spec.ts`; forms are with the forms.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('everything can be read, and no control is shown that needs a script', async ({ page }) => {
  await page.goto('/');
  const items = page.getByRole('region', { name: 'Industries we recruit for' }).locator('li');
  expect(await visibleIn(page, items)).toBe(12);
  for (const name of ['Robin Sample', 'Noor Specimen', 'Alex Placeholder']) {
    await expect(page.getByText(name)).toBeVisible();
  }
  // The roles are links to their pages.
  const roles = page.getByRole('region', { name: /^What AI roles pay in the US/ });
  const role = roles.getByRole('listitem').getByRole('link', { name: 'Data Scientist' });
  await expect(role).toHaveAttribute('href', '/ai-ml-salary-data/data-scientist');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  const questions = footer.locator('details');
  await expect(questions).toHaveCount(6);
  for (const question of await questions.all()) {
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  }
  await expect(footer.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();

  await page.goto(`${jobsPath}?role=nlp-engineer`);
  await expect(page.getByText('MLOps Engineer, Model Platform')).toBeVisible();
  await expect(page.getByLabel('Kind of work', { exact: true })).toBeHidden();

  await page.goto(salaryPath);
  await expect(page.getByText(/^The filters need JavaScript/)).toBeVisible();
  await expect(page.locator('#compare').getByLabel('Level', { exact: true })).toBeHidden();
  const picture = page.getByRole('img', { name: /Ranges of \d groups on one axis/ });
  await expect(picture.locator('[data-row] rect').first()).toBeVisible();
  await page.getByText('Show the figures').first().click();
  await expect(page.locator('details[open] table').first()).toBeVisible();

  await page.goto('/ai-skills-assessment');
  // Playwright's texts leave out the content of <noscript>.
  await expect(page.locator('#assessment noscript p')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the assessment' })).toBeHidden();
});

async function visibleIn(page: Page, items: ReturnType<Page['locator']>): Promise<number> {
  const { width = 0 } = page.viewportSize() ?? {};
  const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
  return boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= width).length;
}

test('a decision leads to a way to hire, and the search of articles answers with a page that marks the matches', async ({
  page,
}) => {
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

  await page.goto('/ai-hiring-insights-blog');
  await page.getByLabel('Search the articles').fill('data leakage');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/functions\/v1\/blog-search\?q=data\+leakage$/);
  await expect(page.locator('mark').first()).toHaveText(/data|leakage/i);
  const quotes = await page.locator('p:has(> mark)').allTextContents();
  for (const quote of quotes) expect(quote.trim()).toMatch(/^["“‘(]?[A-Z0-9$`]/);
  await page.getByRole('link', { name: /^Data leakage in machine learning/ }).click();
  await expect(page).toHaveURL('/blog/data-leakage-in-machine-learning-projects');
});
