import type { Page } from '@playwright/test';
import { mailedLinkTo } from '../../fixtures/accounts/accounts.ts';
import { violations } from '../../fixtures/browser/axe.ts';
import {
  fillNewsletter as fill,
  newsletterPath as path,
  newsletterReceipt as receipt,
  subscribeButton as subscribe,
} from '../../fixtures/pages/newsletter-form.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { expect, isHydrated, openPage, test } from '../../fixtures/test.ts';

function address(name: string): string {
  return `${name}-${Date.now()}@reader.example`;
}

async function open(page: Page): Promise<void> {
  await openPage(page, path);
}

const rows = (email: string) => storedRows(`newsletter_subscribers?email=eq.${email}`);

test("subscribing takes the mail's link and its button; unsubscribing takes no login @own-site", async ({
  page,
  trouble,
}) => {
  const email = address('opt-in');
  await open(page);
  expect(await violations(page)).toEqual([]);
  await fill(page, email);
  await subscribe(page).click();
  await expect(receipt(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await rows(email)).toMatchObject([
    {
      status: 'pending',
      user_role: 'engineer',
      consent_page: path,
      consent_text: expect.stringMatching(/^I agree to receive/),
    },
  ]);

  await page.goto(await mailedLinkTo('newsletter-confirm', email));
  // Programs that follow the links of a mail get this far.
  expect(await rows(email)).toMatchObject([{ status: 'pending' }]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page).toHaveURL(`${path}/confirm`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await isHydrated(page);
  expect(await violations(page)).toEqual([]);
  expect(await rows(email)).toMatchObject([{ status: 'confirmed' }]);

  // Signing up once more is answered with a mail that says how to leave.
  await open(page);
  await fill(page, email);
  await subscribe(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.goto(await mailedLinkTo('newsletter-unsubscribe', email));
  expect(await rows(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page).toHaveURL(`${path}/unsubscribe`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await isHydrated(page);
  expect(await violations(page)).toEqual([]);
  expect(await rows(email)).toEqual([]);
  expect(trouble.messages).toEqual([]);
});

test('names a malformed address and a missing agreement, and sends nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('reader@');
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  const summary = page.locator(':focus');
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an email address like name@company.com.',
    'Check the box to agree. We send nothing without your consent.',
  ]);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('reader@');
  expect(await violations(page)).toEqual([]);
  expect(requests.filter((url) => url.includes('/functions/'))).toEqual([]);
});

test('keeps the input when the connection is lost; two clicks on the next try sign up once @own-site', async ({
  page,
}) => {
  const email = address('offline');
  await open(page);
  await fill(page, email);
  await page.route('**/functions/v1/newsletter', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await subscribe(page).click();
  await expect(page.getByRole('alert')).toContainText('No answer came back');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send again' }).dblclick();
  await expect(receipt(page)).toBeVisible();
  expect(await rows(email)).toHaveLength(1);
  expect(await storedRows(`mail_queue?to_address=eq.${email}`)).toHaveLength(1);
});

test('pages behind the links of mails are not indexed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`${path}</loc>`);
  for (const page of ['confirm', 'unsubscribe']) {
    expect(sitemap).not.toContain(`${path}/${page}`);
    const html = await (await request.get(`${path}/${page}`)).text();
    expect(html).toMatch(/<meta[^>]* name="robots" content="noindex/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing up, confirming and leaving work @own-site', async ({ page }) => {
    const email = address('plain');
    await page.goto(path);
    await fill(page, email);
    await subscribe(page).click();
    await expect(page.getByText(/N-[0-9A-Z]{8}/)).toBeVisible();
    await page.goto(await mailedLinkTo('newsletter-confirm', email));
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
    expect(await rows(email)).toMatchObject([{ status: 'confirmed' }]);
  });

  test('shows the form again with a malformed address @own-site', async ({ page }) => {
    await page.goto(path);
    await fill(page, 'reader@');
    await subscribe(page).click();
    await expect(page.getByRole('alert')).toContainText('Enter an email address like');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('reader@');
    await expect(page.getByLabel('I am an engineer')).toBeChecked();
  });
});
