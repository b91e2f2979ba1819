import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copiedText } from '../../fixtures/browser/clipboard.ts';
import { admin, signIn } from '../../fixtures/accounts/accounts.ts';
import {
  linkedInUrl,
  startLinkedInServer,
  type LinkedInServer,
} from '@talent/functions/testing/linkedin-server.ts';
import { mainSite } from '../../fixtures/sites/main-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openTool } from '../../fixtures/accounts/staff-accounts.ts';

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
