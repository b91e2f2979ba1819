import { violations } from '../../fixtures/browser/axe.ts';
import {
  contactMessage,
  contactPath,
  contactReceipt,
  contactRows,
  expectContactKept,
  fillContact,
  openContact,
  retryButton,
  sendButton,
} from '../../fixtures/pages/contact-form.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';
import { testAddress } from '../../fixtures/rows/test-address.ts';

const endpoint = '**/functions/v1/contact';

test('keeps and sends fields that were filled in before hydration @own-site', async ({ page }) => {
  const email = testAddress('early');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(contactPath, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await fillContact(page, email);
  gate.resolve(undefined);
  await isHydrated(page);
  await expectContactKept(page, email);
  await sendButton(page).click();
  await expect(contactReceipt(page)).toBeVisible();
  expect(await contactRows(email)).toHaveLength(1);
});

test('two clicks store one request @own-site', async ({ page }) => {
  const email = testAddress('twice');
  await openContact(page);
  await fillContact(page, email);
  await sendButton(page).dblclick();
  await expect(contactReceipt(page)).toBeVisible();
  expect(await contactRows(email)).toHaveLength(1);
});

test('keeps the form when the connection is lost; sent again, it is stored once @own-site', async ({
  page,
}) => {
  const email = testAddress('offline');
  await openContact(page);
  await fillContact(page, email);
  const keys: unknown[] = [];
  // It arrives, and its answer does not.
  await page.route(endpoint, async (route) => {
    keys.push((route.request().postDataJSON() as Record<string, unknown>)['idempotency_key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No answer came back');
  await expectContactKept(page, email);
  expect(await violations(page)).toEqual([]);
  await retryButton(page).click();
  await expect(contactReceipt(page)).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  const [row, ...others] = await contactRows(email);
  expect(others).toEqual([]);
  await expect(page.locator('main')).toContainText(String(row?.['reference']));
});

test('keeps the form while the backend is down, and the next try succeeds @own-site', async ({
  page,
}) => {
  const email = testAddress('down');
  await openContact(page);
  await fillContact(page, email);
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('We could not store it');
  await expectContactKept(page, email);
  await page.unroute(endpoint);
  await retryButton(page).click();
  await expect(contactReceipt(page)).toBeVisible();
  expect(await contactRows(email)).toHaveLength(1);
});

test('refuses too many requests for one address and keeps the form @own-site', async ({
  page,
  request,
}) => {
  const email = testAddress('many');
  const input = {
    name: 'Ada Example',
    email,
    company: 'Example Robotics',
    need: 'advice',
    roles: [],
    timeline: 'open',
    message: contactMessage,
    consent: true,
  };
  for (let count = 0; count < 5; count += 1) {
    const data = { ...input, idempotency_key: crypto.randomUUID() };
    const response = await request.post('/functions/v1/contact', { data });
    expect(response.status()).toBe(201);
  }
  await openContact(page);
  await fillContact(page, email);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(/send it again in \d+ minutes/);
  await expectContactKept(page, email);
  expect(await contactRows(email)).toHaveLength(5);
});

test('tells a robot that fills in every field of success, and stores nothing @own-site', async ({
  page,
}) => {
  const email = testAddress('robot');
  await openContact(page);
  await fillContact(page, email);
  await page.locator('[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await sendButton(page).click();
  await expect(contactReceipt(page)).toBeVisible();
  expect(await contactRows(email)).toEqual([]);
});
