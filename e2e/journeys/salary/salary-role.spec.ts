import { violations } from '../../fixtures/browser/axe.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { refuseCookies } from '../../fixtures/browser/refuse-cookies.ts';
import { turnOnDataSaver } from '../../fixtures/browser/save-data.ts';
import { openSalaryPage, rowOf } from '../../fixtures/pages/salary-page.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';

const rolePath = '/ai-ml-salary-data/machine-learning-engineer';

test('a role’s page says what it pays, at which level, since when and from how many ranges', async ({
  page,
  trouble,
}) => {
  await refuseCookies(page);
  await turnOnDataSaver(page);
  await openPage(page, rolePath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Machine Learning Engineer salary in the United States',
  );
  await expect(
    page.getByText('The median is $192,250 a year, based on 977 ranges for 2024–2025.'),
  ).toBeVisible();
  for (const name of ['Pay by level', 'Pay by year', 'United States and Canada', 'Open jobs']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeAttached();
  }
  await expect(page.getByText(/^No official statistic counts this title on its own/)).toBeVisible();
  await expect(page.getByText(/are CA\$62,400, CA\$95,992 and CA\$145,059/)).toBeVisible();
  await page.getByRole('link', { name: 'Compare with other roles' }).click();
  await expect(rowOf(page, 'Machine Learning Engineer')).toHaveCount(1);
  expect(trouble.messages).toEqual([]);
});

test('its first chart is in the first window, and nothing is wider than a phone', async ({
  page,
}) => {
  await refuseCookies(page);
  await turnOnDataSaver(page);
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, rolePath);
    const { y = height } = (await page.locator('#levels figure').first().boundingBox()) ?? {};
    expect(y, `${width} px`).toBeLessThan(height - 100);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  }
});

test('the dashboard leads to the pages of open roles, and a closed or unknown role has none', async ({
  page,
}) => {
  await openSalaryPage(page);
  const headlines = page.locator('#headlines');
  await expect(headlines.getByRole('link', { name: 'Research Scientist' })).toHaveCount(0);
  await headlines.getByRole('link', { name: 'Data Scientist' }).click();
  await expect(page).toHaveURL('/ai-ml-salary-data/data-scientist');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Data Scientist salary');
  for (const closed of ['research-scientist', 'astronaut']) {
    const answer = await page.request.get(`/ai-ml-salary-data/${closed}`);
    expect(answer.status(), closed).toBe(404);
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const role of ['machine-learning-engineer', 'ai-engineer', 'data-scientist']) {
    expect(sitemap).toContain(`/ai-ml-salary-data/${role}<`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every chart and every figure of the page is there', async ({ page }) => {
    await page.goto(rolePath);
    await expect(page.locator('#levels figure').getByText('Executive')).toHaveCount(2);
    await expect(page.locator('#years figure svg').first()).toBeVisible();
    await page.locator('#levels').getByText('Show the figures').click();
    await expect(page.locator('#levels').getByRole('table')).toContainText('$192,250');
  });
});
