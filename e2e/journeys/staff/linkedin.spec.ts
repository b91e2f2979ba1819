import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addWeeks, weekName } from '@talent/jobs/iso-week';
import { copiedText } from '../../fixtures/browser/clipboard.ts';
import { admin, signIn, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import {
  linkedInUrl,
  startLinkedInServer,
  type LinkedInServer,
} from '@talent/functions/testing/linkedin-server.ts';
import { mainSite } from '../../fixtures/sites/main-site.ts';
import { addSubscriber } from '../../fixtures/rows/subscribers.ts';
import { pressByTab } from '../../fixtures/browser/press-by-tab.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

const connectionPath = '/linkedin-oauth-setup';

let linkedIn: LinkedInServer;
test.beforeAll(async ({ baseURL }) => {
  const { port } = new URL(linkedInUrl(Number(new URL(baseURL ?? '').port)));
  linkedIn = await startLinkedInServer(Number(port));
});
test.afterAll(() => linkedIn.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const texts = (page: Page) => page.getByLabel('Text', { exact: true });

/** Everything that a page is sent by the site, for looking for what must not be in it. */
function keepAnswers(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (!/\/(functions|rest)\/v1\//.test(response.url())) return;
    void response.text().then(
      (text) => answers.push(text),
      () => {},
    );
  });
  return answers;
}

async function openTool(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Goes to LinkedIn's consent page, and chooses there. */
async function consent(page: Page, choice: 'Allow' | 'Cancel'): Promise<void> {
  await page.getByRole('button', { name: /^Connect/ }).click();
  await expect(page.getByRole('heading', { name: 'Allow the app to post?' })).toBeVisible();
  await page.getByRole('link', { name: choice }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'LinkedIn connection' })).toBeVisible();
}

test('an admin connects LinkedIn, previews, posts and schedules, and no token is exposed', async ({
  page,
  request,
}) => {
  const answers = keepAnswers(page);
  await signIn(page, admin);
  await page.getByRole('link', { name: 'LinkedIn Posting' }).click();
  await expect(page.getByText('No LinkedIn account is connected')).toBeVisible();
  await expect(button(page, 'Post now')).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('link', { name: 'Go to the connection' }).click();
  await consent(page, 'Cancel');
  await expect(page.getByRole('alert')).toContainText('You canceled the sign-in at LinkedIn');
  await consent(page, 'Allow');
  await expect(page.getByText('Robin Example is connected.')).toBeVisible();
  await expect(page).toHaveURL(connectionPath);
  await expect(page.getByText(`ends in ${linkedIn.tokens.at(-1)?.slice(-4)}`)).toBeVisible();
  await expect(page.getByText('59 days left')).toBeVisible();

  await openTool(page, `${connectionPath}?code=stolen&state=forged`, 'LinkedIn connection');
  await expect(page.getByRole('alert')).toContainText('did not start here');
  await expect(page).toHaveURL(connectionPath);

  await page.getByRole('link', { name: 'Person URN' }).click();
  await expect(page.getByText('urn:li:person:782bbtaQ', { exact: true })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await copiedText(page)).toBe('urn:li:person:782bbtaQ');

  await page.getByRole('link', { name: 'Posting', exact: true }).click();
  await texts(page).fill(`Pay (CAD) is in every posting, ${Date.now()}`);
  await page.getByLabel('Add hashtags').fill('AI, MLOps');
  await button(page, 'Add').click();
  await expect(page.getByText('#AI #MLOps').first()).toBeVisible();
  await expect(page.locator('pre').first()).toContainText('Pay \\(CAD\\)');
  await expect(page.locator('pre').first()).toContainText('{hashtag|\\#|AI}');
  await button(page, 'Dry run').click();
  const dryRun = page.getByRole('status').filter({ hasText: 'This is what would be sent' });
  await expect(dryRun).toContainText('X-Restli-Protocol-Version: 2.0.0');
  await expect(dryRun).toContainText(`Bearer …${linkedIn.tokens.at(-1)?.slice(-4)}`);
  expect(linkedIn.calls()).toBe(0);

  // LinkedIn takes it, and its answer is lost: nothing is sent again until a person has looked.
  linkedIn.script({ drop: true, taken: true });
  await button(page, 'Post now').click();
  await expect(page.getByText('We don’t know if the post went out')).toBeVisible();
  await page.reload();
  await button(page, 'Not there: back to draft').click();
  await button(page, 'Post now').click();
  await expect(page.getByText('The post was already out.')).toBeVisible();
  expect(linkedIn.posts).toHaveLength(1);
  const [taken] = linkedIn.posts;
  const link = page.getByRole('link', { name: 'Read it on LinkedIn' });
  await expect(link).toHaveAttribute('href', `https://www.linkedin.com/feed/update/${taken?.urn}`);
  await expect(page.getByRole('table').getByRole('link', { name: taken?.urn ?? '' })).toBeVisible();

  await page.getByRole('link', { name: 'Write another' }).click();
  await texts(page).fill(`A planned post, ${Date.now()}`);
  await button(page, 'Schedule …').click();
  await page.getByLabel(/^Post at/).fill('2999-01-02T10:00');
  await button(page, 'Schedule').click();
  await expect(page.getByText(/^Scheduled for 2999-01-0/).first()).toBeVisible();
  await button(page, 'Unschedule').click();
  linkedIn.script({ answer: 429, headers: { 'retry-after': '600' } });
  await button(page, 'Post now').click();
  await expect(page.getByText('LinkedIn’s rate limit is reached')).toBeVisible();
  linkedIn.revokeAll();
  await button(page, 'Post now').click();
  await expect(page.getByText('LinkedIn rejected the token')).toBeVisible();
  await expect(page.getByText('LinkedIn rejects the token', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Connection', exact: true }).click();
  await button(page, 'Disconnect').click();
  await button(page, 'Delete the tokens').click();
  await expect(page.getByText('No account is connected')).toBeVisible();

  const log = await readFile(join(mainSite.dataDir, 'gateway.log'), 'utf8');
  const health = await (await request.get('/healthz')).text();
  const seen = [...answers, log, health, await page.content()].join('\n');
  expect(answers.length).toBeGreaterThan(10);
  expect(linkedIn.tokens.filter((token) => seen.includes(token))).toEqual([]);
  expect(log).not.toContain('code=');
});

/** A week of its own, so that it begins without a report. */
const week = addWeeks('2005-01-03', Date.now() % 480);

test('a week goes from measuring to its post on LinkedIn with its picture, by keys alone; a phone shows each step @long', async ({
  page,
}) => {
  await addSubscriber(`keys-${Date.now()}@reader.example`);
  await signInToStaff(page, admin);
  await openTool(page, connectionPath, 'LinkedIn connection');
  await pressByTab(page, 'button', /^Connect/);
  await expect(page.getByRole('heading', { name: 'Allow the app to post?' })).toBeVisible();
  await pressByTab(page, 'link', 'Allow');
  await expect(page.getByText('Robin Example is connected.')).toBeVisible();

  await openTool(page, `/weekly-ai-jobs-report?week=${weekName(week)}`, 'Weekly AI jobs report');
  const step = page.locator('[aria-current="step"]');
  await pressByTab(page, 'button', 'Measure this week');
  await pressByTab(page, 'link', 'Next: write the report');
  await expect(page.getByRole('heading', { level: 2, name: 'Write' })).toBeFocused();
  const body = page.getByLabel('Text (Markdown)');
  await body.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' 3 words added.');
  await expect(step).toContainText('Write');
  await page.keyboard.press('Control+S');
  await expect(page.getByText(/^Version \d+, saved$/)).toBeVisible();
  // Opening the next step stores unsaved text.
  await page.keyboard.type(' And more.');
  await pressByTab(page, 'button', 'Continue to preview');
  await expect(page.getByRole('region', { name: 'Preview', exact: true }).last()).toContainText(
    '3 words added. And more.',
  );
  await pressByTab(page, 'button', 'It is right: continue');
  await pressByTab(page, 'button', 'Publish');
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('5');
  await expect(step).toContainText('Send');
  await pressByTab(page, 'button', 'Send the newsletter …');
  await pressByTab(page, 'button', 'Send now');
  await expect(page.getByText('The newsletter was sent.')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('6');
  await pressByTab(page, 'button', 'Create LinkedIn draft');
  await pressByTab(page, 'link', 'Open the draft in the LinkedIn tool');
  await expect(page.getByRole('heading', { level: 1, name: 'LinkedIn posting' })).toBeVisible();

  // The preview shows the picture of the page, and LinkedIn gets the same file.
  const picture = page.getByRole('img', { name: /^The picture of the linked page/ });
  await expect(picture).toHaveAttribute('src', /^\/_social\/[0-9a-f]{32}\.png$/);
  const shown = await page.request.get((await picture.getAttribute('src')) ?? '');
  const before = linkedIn.posts.length;
  // The first upload is refused as expired: nothing is posted, and the next attempt goes through.
  linkedIn.scriptImages({ step: 'upload', answer: 403 });
  await pressByTab(page, 'button', 'Post now');
  await expect(
    page.getByText(/address for the picture had expired, and nothing was posted/),
  ).toBeVisible();
  expect(linkedIn.posts).toHaveLength(before);
  await pressByTab(page, 'button', 'Post now');
  await expect(page.getByRole('link', { name: 'Read it on LinkedIn' })).toBeVisible();
  expect(linkedIn.posts).toHaveLength(before + 1);
  const image = linkedIn.images.at(-1);
  expect(linkedIn.posts.at(-1)?.content?.article).toMatchObject({
    source: expect.stringContaining(`/blog/ai-jobs-report-${weekName(week).toLowerCase()}`),
    thumbnail: image?.urn,
  });
  expect(image?.bytes.equals(await shown.body())).toBe(true);

  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole('link', { name: 'Back to the weekly report' }).click();
  await expect(page.getByText('The report is posted on LinkedIn.')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps of the report' });
  for (const name of ['Preview', 'Send', 'Post']) {
    await steps.getByRole('link', { name: new RegExp(name) }).click();
    await expect(step).toContainText(name);
  }
});
