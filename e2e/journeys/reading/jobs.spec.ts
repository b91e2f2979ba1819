import type { APIRequestContext, Page } from '@playwright/test';
import { chooseOption } from '../../fixtures/browser/choose-option.ts';
import {
  composePages,
  addJob,
  addJobs,
  endJob,
  jobsPath,
  openJobs,
  siteOwner,
} from '../../fixtures/rows/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';

const more = (page: Page) => page.locator('#jobs-data-engineer summary');
const hiddenRow = (page: Page) => page.locator('#jobs-data-engineer details li').last();

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

test('the rest of a long list opens on request and is open on the way back; on a phone search and filters stay in sight @own-site', async ({
  page,
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
  } finally {
    await remove();
  }
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
