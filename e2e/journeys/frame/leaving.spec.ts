import type { Page } from '@playwright/test';
import { refuseCookies, expect, isHydrated, test, headerLink } from '../../fixtures/test.ts';
import { cvFile, jobsPath, openJobs, sampleSlug } from '../../fixtures/rows/jobs.ts';

// A page tells the shell what is not saved; whatever would lose it asks first, and names it.

const applyPath = `${jobsPath}/${sampleSlug}`;
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();
const chosenFile = (page: Page) =>
  page
    .locator('input[type=file]')
    .evaluate((input) => (input as HTMLInputElement).files?.[0]?.name ?? null);

async function isGuarded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
}

async function chooseFile(page: Page): Promise<void> {
  await refuseCookies(page);
  await openJobs(page, applyPath);
  await isHydrated(page);
  await page.locator('input[type=file]').setInputFiles(cvFile());
  await isGuarded(page);
}

/** Closes the tab, as a person does, and says whether the browser asked. */
async function asksWhenClosed(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    return true;
  });
  const closed = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, closed]);
}

test('links, ways back and closed tabs ask before a file is lost', async ({ page, trouble }) => {
  await page.goto('/');
  await chooseFile(page);
  const link = headerLink(page, 'Blog');
  await link.click();
  await expect(question(page)).toContainText('The file that you have chosen');
  await expect(question(page).getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(link).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(applyPath);
  expect(await chosenFile(page)).toBe(cvFile().name);

  await link.click();
  await answer(page, 'Leave');
  await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
  await isHydrated(page);
  await page.goBack();
  await isHydrated(page);
  await page.locator('input[type=file]').setInputFiles(cvFile());
  await isGuarded(page);
  await page.goForward();
  await answer(page, 'Stay here');
  expect(new URL(page.url()).pathname).toBe(applyPath);
  expect(await chosenFile(page)).toBe(cvFile().name);
  expect(trouble.messages).toEqual([]);
  expect(await asksWhenClosed(page)).toBe(true);
});
