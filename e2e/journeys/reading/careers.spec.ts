import { violations } from '../../fixtures/browser/axe.ts';
import {
  addJob,
  endJob,
  jobsPath,
  openJobs,
  sampleSlug,
  untilStatus,
} from '../../fixtures/rows/jobs.ts';
import { chooseOption } from '../../fixtures/browser/choose-option.ts';
import { expect, test } from '../../fixtures/test.ts';

// Jobs that a test adds may join the list at any time: what it shows is compared by name, not counted.
const cards = 'h4';
const mlops = 'MLOps Engineer, Model Platform';
const legal = 'NLP Engineer, Legal Search';

test('filters and search narrow the list, and the address keeps them', async ({ page }) => {
  await openJobs(page);
  await expect(page.locator(cards, { hasText: mlops })).toBeVisible();
  await chooseOption(page, 'Kind of work', 'NLP engineering');
  await expect(page).toHaveURL(`${jobsPath}?role=nlp-engineer`);
  await expect(page.locator(cards, { hasText: mlops })).toHaveCount(0);
  // At once: a pause between two letters would be an entry of the history of its own.
  await page.getByLabel('Search').fill('legal');
  await expect(page).toHaveURL(`${jobsPath}?role=nlp-engineer&q=legal`);
  await expect(page.locator(cards)).toHaveText([legal]);
  await expect(page.getByLabel('Search')).toHaveValue('legal');

  await page.goBack();
  await expect(page).toHaveURL(`${jobsPath}?role=nlp-engineer`);
  await expect(page.getByLabel('Search')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(jobsPath);
  await expect(page.getByRole('combobox', { name: 'Kind of work' })).toHaveText('Any');
  await expect(page.locator(cards, { hasText: mlops })).toBeVisible();
});

test('an address with filters shows the matching jobs, and an alternative when there are none', async ({
  page,
  trouble,
}) => {
  await openJobs(page, `${jobsPath}?mode=remote&place=ca&contract=permanent&level=senior`);
  await expect(page.locator(cards)).toHaveText([legal]);
  await openJobs(page, `${jobsPath}?q=zebra`);
  await expect(page.getByRole('heading', { name: 'No job matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.locator(cards, { hasText: legal })).toBeVisible();
  expect(trouble.messages).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('a sample job is labeled and not indexed', async ({ page, request }) => {
  await openJobs(page, `${jobsPath}?q=ranking`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.locator(cards, { hasText: 'Ranking' }) });
  await expect(card).toContainText('Sample posting');
  await expect(card).toContainText('$172,000–$208,000 a year');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Senior Machine Learning Engineer, Ranking',
  );
  const html = await (await request.get(`${jobsPath}/${sampleSlug}`)).text();
  expect(html).toContain('content="noindex, nofollow"');
  expect(html).not.toContain('JobPosting');
  expect(html).toContain('no one is hiring for it');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(sampleSlug);
  expect(await violations(page)).toEqual([]);
});

test('a real job is indexed, and gone when it has ended @own-site', async ({ page, request }) => {
  const path = await addJob(request, 'harbour');
  const slug = path.split('/').at(-1) ?? '';
  await openJobs(page, path);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = scripts.join('\n');
  expect(graph).toContain('"@type":"JobPosting"');
  for (const part of ['"datePosted"', '"validThrough"', '"minValue":161000', '"unitText":"YEAR"']) {
    expect(graph).toContain(part);
  }
  await expect(page.getByText('$161,000–$189,000 a year')).toBeVisible();
  expect(await page.locator('main b').count()).toBe(0);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(slug);

  await endJob(slug);
  await untilStatus(request, slug, 410);
  const gone = await request.get(path);
  expect(gone.headers()['x-robots-tag']).toBe('noindex');
  expect(await gone.text()).toContain('This job is closed');
  expect(await gone.text()).toContain('content="noindex, nofollow"');
  expect(await gone.text()).not.toContain('JobPosting');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(slug);
  await expect
    .poll(async () => (await (await request.get(jobsPath)).text()).includes(slug), {
      timeout: 60_000,
    })
    .toBe(false);
});

test('an unknown job is not found', async ({ request }) => {
  expect((await request.get(`${jobsPath}/no-such-job`)).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every job is listed by kind of work, without filters', async ({ page }) => {
    await page.goto(`${jobsPath}?role=nlp-engineer`);
    await expect(page.locator(cards, { hasText: mlops })).toBeVisible();
    await expect(page.locator(cards, { hasText: legal })).toBeVisible();
    await expect(page.getByLabel('Kind of work', { exact: true })).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Jobs by kind of work' })
      .getByRole('link', { name: 'MLOps engineering' })
      .click();
    await expect(page).toHaveURL(/#jobs-mlops-engineer$/);
  });
});
