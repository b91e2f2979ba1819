import type { Locator, Page } from '@playwright/test';
import { signUp } from '../../fixtures/accounts/accounts.ts';
import { violations } from '../../fixtures/browser/axe.ts';
import { looks } from '../../fixtures/browser/looks.ts';
import { mainSite } from '../../fixtures/sites/main-site.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const visitor = { email: '', password: 'a-password-of-a-visitor' };

test.beforeAll(async ({ request }) => {
  const account = await signUp(request, 'toasts');
  visitor.email = account.email;
  visitor.password = account.password;
});

interface Visitor {
  email: string;
  password: string;
  /** Whether the choice on cookies was made before: its banner moves the content above it. */
  hasChosen?: boolean;
}

async function signIn(page: Page, { email, password, hasChosen = true }: Visitor): Promise<void> {
  if (hasChosen) await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'));
  await page.goto('/admin-login-xyz123');
  await isHydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in as someone without the role, and waits for the notice about it: it moves the button below it. */
async function signInWithoutRole(page: Page, hasChosen = true): Promise<void> {
  await signIn(page, { ...visitor, hasChosen });
  await expect(page.getByText('This account has no access to the staff area.')).toBeVisible();
}

/** Signs in and out on the staff sign-in, which shows a toast. */
async function signOut(page: Page, hasChosen = true): Promise<Locator> {
  await signInWithoutRole(page, hasChosen);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'You are signed out.' });
  await expect(toast).toBeVisible();
  return toast;
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

test('signing out shows a toast that is announced politely and takes no focus @own-site', async ({
  page,
  trouble,
}) => {
  await page.clock.install();
  await signInWithoutRole(page);
  const announced = await listen(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'You are signed out.' });
  await expect(toast).toBeVisible();
  expect(await toast.evaluate((card) => card.contains(document.activeElement))).toBe(false);
  expect(await toast.evaluate((card) => card.closest('[data-app]')?.outerHTML)).toContain(
    'data-app="shell"',
  );
  await expect.poll(announced).toContain('polite: Message You are signed out.');
  const interrupting = (text: string) => /^(assertive|alert):.*signed out/.test(text);
  expect((await announced()).filter(interrupting)).toEqual([]);
  await page.clock.fastForward(5000);
  await expect(toast).toHaveCount(0);
  expect(trouble.messages).toEqual([]);
  expect(await page.locator('style').count()).toBe(0);
});

test('a toast stays while the pointer is over it @own-site', async ({ page }) => {
  await page.clock.install();
  const toast = await signOut(page);
  await toast.hover();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.fastForward(5000);
  await expect(toast).toHaveCount(0);
});

test('F8 moves the focus to a toast, which stays while focused and closes with Escape @own-site', async ({
  page,
}) => {
  await page.clock.install();
  const toast = await signOut(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('a toast is dismissed by a swipe of more than 50 px @own-site', async ({ page }) => {
  await page.clock.install();
  const toast = await signOut(page);
  const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 };
  const swipe = async (distance: number) => {
    await page.mouse.move(x + 100, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 100 + distance, y + 10, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(50);
  await expect(toast).toBeVisible();
  await swipe(51);
  await expect(toast).toHaveCount(0);
});

test('the SEO dashboard reports what it saved and explains the recommended lengths @own-site', async ({
  page,
  trouble,
}) => {
  await page.clock.install();
  // A question that still waits would be given up when the clock goes on. The inbox asks these three, again after a minute.
  const inbox = ['/staff_inbox', '/status', '/operations'].map((end) =>
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(end)),
  );
  await signIn(page, { email: mainSite.adminEmail, password: mainSite.adminPassword });
  await expect(page.locator('main [data-app="mfe-admin"] h1')).toBeVisible();
  for (const answer of inbox) await (await answer).finished();
  const announced = await listen(page);
  await page.getByRole('button', { name: 'Analyze' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Report saved' });
  await expect(notice).toBeVisible();
  await expect.poll(announced).toContainEqual(expect.stringMatching(/^polite: .*Report saved/));
  await notice.hover();
  await page.clock.fastForward(50_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.fastForward(4000);
  await page.clock.fastForward(1000);
  await expect(notice).toHaveCount(0);

  const control = page.getByRole('button', { name: 'Recommended length: Title' });
  await control.focus();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('30 to 60 characters');
  expect(await tooltip.evaluate((text) => text.closest('[data-app]')?.outerHTML)).toContain(
    'data-app="mfe-admin"',
  );
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(control).toBeFocused();
  expect(trouble.messages).toEqual([]);
  expect(await page.locator('style').count()).toBe(0);
});

for (const { colorScheme, width, tag } of looks) {
  test.describe(`in ${colorScheme} at ${width} px`, { tag }, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('axe finds nothing while a toast is shown, which fits above the cookie banner @own-site', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const toast = await signOut(page, false);
      const banner = page.getByRole('region', { name: 'We use cookies' });
      await expect(banner).toBeVisible();
      await toast.hover();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);

      await expect
        .poll(async () => {
          const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
          return y + height;
        })
        .toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0);
    });
  });
}
