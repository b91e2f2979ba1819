import type { Page } from '@playwright/test';
import { signIn, signUp, type Account } from '../../fixtures/accounts/accounts.ts';
import { violations } from '../../fixtures/browser/axe.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { expect, test } from '../../fixtures/test.ts';

let visitor: Account;
test.beforeAll(async ({ request }) => {
  visitor = await signUp(request, 'toasts');
});

/** Signs in as someone without the role, and waits for the notice about it: it moves the button below it. */
async function signInWithoutRole(page: Page): Promise<void> {
  await signIn(page, visitor);
  await expect(page.getByText('This account has no access to the staff area.')).toBeVisible();
}

/**
 * Remembers every live region: the text for screen readers is on the page for a second only.
 * @returns reads what was announced so far, as `polite: text`.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) {
        announced.push(`${region.ariaLive ?? region.role}: ${region.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

test('a toast is announced politely above the cookie banner, waits for the pointer and the focus, and is dismissed by keys or a swipe @own-site', async ({
  page,
  trouble,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.clock.install();
  await signInWithoutRole(page);
  const announced = await listen(page);
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'You are signed out.' });
    await expect(toast).toBeVisible();
    return toast;
  };
  const toast = await signOut();
  expect(await toast.evaluate((card) => card.contains(document.activeElement))).toBe(false);
  expect(await toast.evaluate((card) => card.closest('[data-app]')?.outerHTML)).toContain(
    'data-app="shell"',
  );
  await expect.poll(announced).toContain('polite: Message You are signed out.');
  const interrupting = (text: string) => /^(assertive|alert):.*signed out/.test(text);
  expect((await announced()).filter(interrupting)).toEqual([]);
  await toast.hover();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const banner = page.getByRole('region', { name: 'We use cookies' });
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0);
  await page.mouse.move(10, 10);
  await page.clock.fastForward(5000);
  await expect(toast).toHaveCount(0);

  await banner.getByRole('button', { name: 'Essential Only' }).click();
  await signInWithoutRole(page);
  await signOut();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);

  await signInWithoutRole(page);
  await signOut();
  const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 };
  for (const [distance, left] of [
    [50, 1],
    [51, 0],
  ] as const) {
    await page.mouse.move(x + 100, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 100 + distance, y + 10, { steps: 5 });
    await page.mouse.up();
    await expect(toast).toHaveCount(left);
  }
  expect(trouble.messages).toEqual([]);
  expect(await page.locator('style').count()).toBe(0);
});
