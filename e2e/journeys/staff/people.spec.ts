import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { admin, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { chooseOption } from '../../fixtures/browser/choose-option.ts';
import { sendContactRequest } from '../../fixtures/rows/contact-request.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { testAddress } from '../../fixtures/rows/test-address.ts';
import { mainSite } from '../../fixtures/sites/main-site.ts';
import { tabTo } from '../../fixtures/browser/tab-to.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const people = '/internal-admin-xyz123/people';

const recordOf = async (email: string) => (await storedRows(`people_records?email=eq.${email}`))[0];

test('a recruiter finds a request, moves it, notes, plans and writes to the person with the keyboard alone @long', async ({
  page,
  request,
}) => {
  const email = testAddress('recruited');
  const name = `Ada Recruited ${Date.now()}`;
  await sendContactRequest(request, { name, email });
  await signInToStaff(page, admin);
  await page.goto(people);
  await isHydrated(page);

  await tabTo(page, page.getByRole('searchbox', { name: /^Name, company, words, reference/ }));
  await page.keyboard.type(`recruited ${email}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/people-filter=recruited/);
  await tabTo(page, page.getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('We need two engineers for our serving platform.')).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: 'Stage' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await recordOf(email))?.['stage']).toBe('in talk');

  await tabTo(page, page.getByLabel('Next step'));
  await page.keyboard.type('Call about the team');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12012026');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await recordOf(email))?.['next_step_on']).toBe('2026-12-01');

  await tabTo(page, page.getByLabel('New note'));
  await page.keyboard.type('Prefers calls before noon.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'before noon' })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Write a mail' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Text', { exact: true }));
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Hello Ada,\n\nDoes Tuesday at 10:00 Eastern suit you?\n\nBea');
  await tabTo(page, page.getByRole('button', { name: 'Send mail' }));
  await page.keyboard.press('Enter');
  const letter = page.getByRole('listitem').filter({ hasText: 'book a call' });
  await expect(letter).toContainText('Sent', { timeout: 40_000 });
  const mail = await mailTo(email, 'book a call');
  expect(mail).toContain('Does Tuesday at 10:00 Eastern suit you?');
  await expect(page.getByText('Moved from New to In talk')).toBeVisible();

  // The board: the card goes on by two columns, and back with the toast's button.
  await page.goto(`${people}?view=board&people-filter=${encodeURIComponent(email)}`);
  await isHydrated(page);
  await tabTo(page, page.getByRole('button', { name: `Move ${name}` }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Placed 1' })).toContainText(name);
  await expect.poll(async () => (await recordOf(email))?.['stage']).toBe('placed');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Placed 1' })).toContainText(name);
});

test('at 360 px the board is one column at a time, a pointer moves cards, and an erase leaves nothing', async ({
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

  await page.getByRole('link', { name }).click();
  // The message about the move is over the end of the page.
  await page.getByRole('button', { name: 'Erase person' }).press('Enter');
  await page.getByLabel('Type the email to confirm').fill(email);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page).toHaveURL(new RegExp(`${people}$`));
  expect(await recordOf(email)).toBeUndefined();
  expect(await storedRows(`contact_requests?email=eq.${email}`)).toEqual([]);
});

/** The newest mail to an address with these words in its subject, as the mailbox keeps it. */
async function mailTo(email: string, subject: string): Promise<string> {
  const outbox = join(mainSite.dataDir, 'outbox');
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.json')).toSorted();
  for (const file of files.toReversed()) {
    const mail = await readFile(join(outbox, file), 'utf8');
    if (mail.includes(email) && mail.includes(subject)) return mail;
  }
  return '';
}
