import { makeAdmin } from '../../fixtures/accounts/staff-accounts.ts';
import { signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { sendContactRequest } from '../../fixtures/rows/contact-request.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { testAddress } from '../../fixtures/rows/test-address.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

test('an admin’s morning on a phone with a keyboard: what waits is opened, put aside, had back, and found again @long', async ({
  page,
  request,
}) => {
  const name = `Ada Morning ${Date.now()}`;
  const email = testAddress('morning');
  const id = await sendContactRequest(request, { name, email });
  const path = `/internal-admin-xyz123/people/${id}`;

  await page.setViewportSize({ width: 360, height: 740 });
  await signInToStaff(page, await makeAdmin(request, 'morning'));
  await page.goto('/internal-admin-xyz123');
  await isHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('New contact request from Example Robotics');
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // The first items of a shared site are others' too: j until this one has the focus.
  const action = row.getByRole('link', { name: 'Reply' });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('j');
    if (await action.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(action).toBeFocused();
  await page.keyboard.press('e');
  await expect(row).toBeHidden();
  await page.keyboard.press('u');
  await expect(row).toBeVisible();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect.poll(() => storedRows(`inbox_snoozes?item=eq.person:${id}`)).toEqual([]);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Put the item aside until tomorrow');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  // The address keeps the item: it has the focus after a reload, and Enter opens it.
  await page.goto(`/internal-admin-xyz123?item=person:${id}`);
  await isHydrated(page);
  await expect(action).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?open=mail`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // The SEO dashboard comes below the inbox.
  await page.goto('/internal-admin-xyz123');
  await expect(page.getByText(/^(Nothing needs you|\d+ items? needs? a person)/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'SEO dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(palette.getByRole('group', { name: 'People' })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // It is the first of the recent ones; the browser keeps its address and not the name.
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent' })).toContainText(name);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain(path);
  expect(kept).not.toContain(name);
});
