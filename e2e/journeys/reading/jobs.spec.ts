import { chooseOption } from '../../fixtures/browser/choose-option.ts';
import { composePages, addJob, endJob, jobsPath, openJobs } from '../../fixtures/rows/jobs.ts';
import { expect, openPage, refuseCookies, test } from '../../fixtures/test.ts';

test('on a phone the first entry of each list is in the first window, with the filters at hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await refuseCookies(page);
  for (const [path, first, control] of [
    [jobsPath, '#jobs li a', 'Filters'],
    ['/ai-hiring-insights-blog', 'main article', 'Search'],
    ['/ai-hiring-insights-blog?q=salary', 'main ol li h3 a', 'Search'],
  ] as const) {
    await openPage(page, path);
    await expect(page.locator(`${first} >> visible=true`).first(), path).toBeInViewport();
    await expect(page.getByRole('button', { name: control }).first(), path).toBeInViewport();
  }
});

test('a real job is indexed, and gone when it has ended @own-site', async ({ request }) => {
  const path = await addJob(request, 'harbour');
  const slug = path.split('/').at(-1) ?? '';
  const text = async (address: string) => (await request.get(address)).text();
  const html = await text(path);
  for (const part of [
    '"@type":"JobPosting"',
    '"datePosted"',
    '"validThrough"',
    '"minValue":161000',
    '"unitText":"YEAR"',
    '$161,000–$189,000',
    // Markup of an employer is text.
    'Measure &lt;b&gt;forecasts',
  ]) {
    expect(html).toContain(part);
  }
  expect(await text('/sitemap.xml')).toContain(slug);

  await endJob(slug);
  await composePages(request, 'mfe-marketing', [path, jobsPath]);
  const gone = await request.get(path);
  expect(gone.status()).toBe(410);
  expect(gone.headers()['x-robots-tag']).toBe('noindex');
  expect(await gone.text()).toContain('This job is closed');
  expect(await gone.text()).toContain('content="noindex, nofollow"');
  expect(await gone.text()).not.toContain('JobPosting');
  expect(await text('/sitemap.xml')).not.toContain(slug);
  expect(await text(jobsPath)).not.toContain(slug);
});

test('on a phone search and filters of the jobs stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
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
