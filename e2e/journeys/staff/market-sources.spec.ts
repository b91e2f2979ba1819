import { weekName } from '@talent/jobs/iso-week';
import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { siteOwner } from '../../fixtures/rows/jobs.ts';
import { expect } from '../../fixtures/test.ts';

test('a fresh site has a draft of a report that opens with the market', async ({ page }) => {
  // The week of the site's start: the tool shows another one when Monday has come since.
  const { data: newest } = await (
    await siteOwner()
  )
    .from('weekly_reports')
    .select('week')
    .order('week', { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  await page.goto(`/weekly-ai-jobs-report?week=${weekName(newest.week)}&step=write`);
  await expect(page.getByLabel('Text (Markdown)')).toHaveValue(
    /^## The job market\n[^]*AI terms were in 5\.8% of US job postings in June 2026/,
  );
  await page.getByRole('link', { name: /Measure/ }).click();
  const figures = page.getByRole('table', { name: /^The job market/ });
  await expect(figures.getByRole('row', { name: /^Postings that name AI terms/ })).toContainText(
    '17.4%',
  );
});
