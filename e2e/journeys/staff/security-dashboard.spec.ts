import type { Locator, Page } from '@playwright/test';
import { admin, signInToStaff, signUp, askSession } from '../../fixtures/accounts/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openTool } from '../../fixtures/accounts/staff-accounts.ts';

const part = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true }).first();

async function openDashboard(page: Page, origin = ''): Promise<void> {
  await signInToStaff(page, admin);
  await openTool(page, `${origin}/security-dashboard`, 'Security dashboard');
}

/** A visitor's page into which something has written a script of another host. */
async function visitWithForeignScript(page: Page, script: string): Promise<void> {
  await page.route('**/about-ai-talent-experts', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</head>', `<script src="${script}"></script></head>`);
    await route.fulfill({ response, body });
  });
  const reported = page.waitForRequest('**/functions/v1/csp-report');
  await page.goto('/about-ai-talent-experts');
  expect((await (await reported).response())?.status()).toBe(204);
}

test('shows a blocked script, a failed sign-in, the grades of the headers, the integrity of every file and a valid log', async ({
  page,
  browser,
  request,
}) => {
  const host = `tracker-${Date.now()}.example`;
  const visitor = await browser.newPage();
  await visitWithForeignScript(visitor, `https://${host}/steal.js?who=visitor`);
  await visitor.close();
  const failed = await askSession(request, { email: admin.email, password: 'not the password' });
  expect(failed.status()).toBe(400);
  const guard = await request.post('/_guard', { headers: { Authorization: 'Bearer nobody' } });
  expect(guard.status()).toBe(404);
  expect((await request.get('/_platform/status')).status()).toBe(404);

  await openDashboard(page);
  const report = part(page, 'Content security policy reports')
    .getByRole('row')
    .filter({ hasText: host });
  await expect(report).toContainText('script-src-elem');
  await expect(report).toContainText(`${host}/steal.js`);
  await expect(report).not.toContainText('who=');
  await expect(report).toContainText('/about-ai-talent-experts');

  const events = part(page, 'Sign-ins, denied checks and limits');
  const rows = events.getByRole('row');
  await expect
    .poll(async () => {
      await page.reload();
      await expect(rows.filter({ hasText: 'failed sign-in' }).first()).toBeVisible();
      return rows.filter({ hasText: 'denied admin check' }).count();
    })
    .toBeGreaterThan(0);
  await expect(events).not.toContainText(admin.email);

  const headers = part(page, 'Response headers');
  await expect(headers.getByRole('row').filter({ hasText: 'mfe-salary-tools' })).toContainText(
    'C+',
  );
  await expect(
    headers.getByRole('row').filter({ hasText: 'Content Security Policy' }),
  ).toContainText('+10');
  // All that is missing is https, which this site does not have here.
  const missing = headers.getByRole('listitem');
  await expect(missing).toHaveText([
    /^Redirection to HTTPS:/,
    /^Strict Transport Security:/,
    /^Subresource Integrity:/,
  ]);

  await page.getByRole('button', { name: 'Check every file' }).click();
  await expect(page.getByText(/All \d+ files .* are as published/)).toBeVisible();

  const log = part(page, 'Audit log');
  await log.getByRole('button', { name: 'Verify' }).click();
  await expect(log.getByText(/^The log is intact: \d+ rows? checked\.$/)).toBeVisible();
});

test('an admin adds and removes another one, the last one cannot be removed, and the log has all of it', async ({
  page,
  request,
}) => {
  const other = await signUp(request, 'second-admin');
  await openDashboard(page);
  const roles = part(page, 'Admins');
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByLabel('Type the email address to confirm');

  await roles.getByLabel('Email of an existing account').fill(other.email);
  await page.keyboard.press('Enter');
  await confirm.fill('somebody@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The address does not match.')).toBeVisible();
  await confirm.fill(other.email);
  await page.keyboard.press('Enter');
  await expect(roles.getByText(`${other.email} is now an admin.`)).toBeVisible();

  await roles.getByRole('button', { name: `Remove the admin role from ${other.email}` }).click();
  await confirm.fill(other.email);
  await dialog.getByRole('button', { name: 'Remove role' }).click();
  await expect(roles.getByText(`${other.email} is no longer an admin.`)).toBeVisible();
  await expect(roles.getByRole('row').filter({ hasText: other.email })).toHaveCount(0);

  // Other tests make admins of their own meanwhile: that this one were the last is what the server is made to say.
  await page.route('**/rest/v1/rpc/revoke_admin', (route) =>
    route.fulfill({ status: 409, json: { code: 'PT409', message: '', details: 'last-admin' } }),
  );
  await roles.getByRole('button', { name: `Remove the admin role from ${admin.email}` }).click();
  await confirm.fill(admin.email);
  await dialog.getByRole('button', { name: 'Remove role' }).click();
  await expect(
    roles.getByText(`${admin.email} is the last admin and cannot be removed.`),
  ).toBeVisible();

  const log = part(page, 'Audit log');
  await log.getByLabel('Action or subject').fill('role.');
  const ofAction = (action: string): Locator => log.getByRole('row').filter({ hasText: action });
  const [revoked, granted] = [ofAction('role.revoked').first(), ofAction('role.granted').first()];
  for (const row of [revoked, granted]) await expect(row).toContainText(admin.email);
});
