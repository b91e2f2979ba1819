import { admin, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { chooseOption } from '../../fixtures/browser/choose-option.ts';
import { sendContactRequest, storedRows, testAddress } from '../../fixtures/rows/stored-rows.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const people = '/internal-admin-xyz123/people';

const recordOf = async (email: string) => (await storedRows(`people_records?email=eq.${email}`))[0];

test('at 360 px the board is one column at a time, and a pointer moves cards', async ({
  page,
  request,
}) => {
  const email = testAddress('erased');
  const name = `Grace Erased ${Date.now()}`;
  await sendContactRequest(request, { name, email });
  await signInToStaff(page, admin);
  await page.goto(`${people}?view=board&people-filter=${encodeURIComponent(email)}`);
  await isHydrated(page);

  // A drag from the first column to the third.
  const card = page.getByRole('listitem').filter({ hasText: name });
  const from = await card.boundingBox();
  const to = await page.getByRole('region', { name: 'Shortlist 0' }).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + (from?.height ?? 0) - 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 80, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Shortlist 1' })).toContainText(name);
  await expect.poll(async () => (await recordOf(email))?.['stage']).toBe('shortlist');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await recordOf(email))?.['stage']).toBe('new');

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(
    page.getByRole('region', { name: /^(New|In talk|Shortlist|Placed|Closed) \d/ }),
  ).toHaveCount(1);
  await chooseOption(page, `Stage: ${name}`, 'In talk');
  await expect.poll(async () => (await recordOf(email))?.['stage']).toBe('in talk');
  await chooseOption(page, 'Stage', 'In talk (1)');
  await expect(page.getByRole('region', { name: 'In talk 1' })).toContainText(name);
});
