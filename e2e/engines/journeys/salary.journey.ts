import { chooseOption } from '../../fixtures/browser/choose-option.ts';
import {
  figures,
  openedLine,
  rolesSummary,
  rowOf,
  salaryPath,
  signUp,
} from '../../fixtures/pages/salary-page.ts';
import { storedRows, testAddress } from '../../fixtures/rows/stored-rows.ts';
import { expect, openPage } from '../../fixtures/test.ts';
import { journey, goBack } from '../journey.ts';

journey('salary filter', async ({ calm: page }) => {
  await openPage(page, salaryPath);
  const rows = () => figures(page).getByRole('row').count();
  const search = () => page.evaluate(() => location.search);
  await expect.poll(rows).toBe(4);
  await chooseOption(page, 'Level', 'Senior');
  await expect.poll(search).toMatch(/level=SE$/);
  await rolesSummary(page).click();
  await page.getByRole('checkbox', { name: 'AI Engineer' }).click();
  await expect.poll(search).toBe('?roles=machine-learning-engineer.data-scientist&level=SE');
  await expect.poll(rows).toBe(3);
  await chooseOption(page, 'Country', 'Canada');
  await page.getByText('Job Bank does not say level.').waitFor();
  await goBack(page);
  await expect.poll(search).toMatch(/level=SE$/);
  await expect.poll(() => rowOf(page, 'Data Scientist').textContent()).not.toContain('CA$');
  await page.getByRole('radio', { name: 'By year', exact: true }).click();
  await page.getByText(/^Median by year: Reported US pay ranges/).waitFor();
});

journey('salary gate', async ({ calm: page }) => {
  await openPage(page, `${salaryPath}?roles=research-scientist.data-scientist&level=SE`);
  await page.getByText('Only the headline figure of Research Scientist is open.').waitFor();
  expect(await rowOf(page, 'Research Scientist').count()).toBe(0);
  const email = testAddress('engines-gate');
  await signUp(page, email);
  await openedLine(page).waitFor();
  await expect.poll(() => rowOf(page, 'Research Scientist').textContent()).toMatch(/\$\d{3},\d{3}/);
  expect(await storedRows(`salary_access_requests?email=eq.${email}`)).toMatchObject([
    { user_role: 'engineer', page: salaryPath },
  ]);
  await page.reload();
  await expect.poll(() => rowOf(page, 'Research Scientist').count()).toBe(1);
});

journey('calculator', async ({ calm: page }) => {
  await openPage(page, '/ai-salary-calculator');
  await chooseOption(page, 'Role', 'Data Scientist');
  await page.getByLabel('Years of experience').fill('7');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Level' }).textContent())
    .toBe('Senior');
  await page.getByLabel('Base salary a year').fill('$163,171');
  await page.getByLabel('Yearly bonus, %').fill('10');
  await page.getByLabel('Equity grant, whole value').fill('90k');
  await chooseOption(page, 'Vesting', '4 years, 5/15/40/40');
  await page.getByText(/^Your base of \$163,171 is at about the \d+\w\w percentile/).waitFor();
  const first = page.getByRole('row', { name: /^Year 1/ });
  await expect.poll(() => first.textContent()).toMatch(/\$183,988$/);

  await openPage(page, '/ai-salary-calculator?view=hire&role=data-scientist&country=CA&region=ON');
  await page.getByLabel('Salary a year').fill('130k');
  const cost = page.getByRole('table', { name: 'First year, line by line' });
  const total = cost.getByRole('row', { name: /^Total/ });
  await expect.poll(() => total.textContent()).toContain('CA$136,219');
});
