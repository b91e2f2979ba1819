import type { Page } from '@playwright/test';
import { sendButton } from '../../fixtures/pages/contact-form.ts';
import { expect, isHydrated, test, headerLink } from '../../fixtures/test.ts';

interface Lack {
  name: string;
  /** Runs in the browser before any code of the site. */
  remove: () => void;
  /** Console messages that the visitor's browser has to show; none elsewhere. */
  messages?: readonly string[];
}

const lacks: readonly Lack[] = [
  {
    name: 'storage that is blocked',
    remove: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
    messages: [
      'error: Error tracking analytics event SecurityError: Access is denied for this document.',
    ],
  },
  {
    name: 'no cookies and none of the APIs that the oldest browsers, or pages without TLS, lack',
    remove: () => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
      for (const name of [
        'IntersectionObserver',
        'ResizeObserver',
        'requestIdleCallback',
        'BroadcastChannel',
      ]) {
        Reflect.deleteProperty(window, name);
      }
      for (const name of ['connection', 'locks', 'sendBeacon']) {
        Reflect.deleteProperty(Navigator.prototype, name);
      }
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    },
  },
];

/** A phone's menu opens, the cookie banner takes an answer, links lead to other remotes without a document, and a form checks. */
async function usePage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await isHydrated(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');

  const banner = page.getByRole('region', { name: 'We use cookies' });
  await banner.getByRole('button', { name: 'Accept All Cookies' }).click();
  await expect(banner).toBeHidden();

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [name, path] of [
    ['Salary Dashboard', '/ai-ml-salary-data'],
    ['Blog', '/ai-hiring-insights-blog'],
  ] as const) {
    await menu.click();
    await headerLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us').click();
  await page.getByLabel('Your name').fill('Ada Example');
  await sendButton(page).click();
  await expect(page.locator(':focus')).toContainText('Please check these fields');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Example');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

for (const { name, remove, messages = [] } of lacks) {
  test(`the site works with ${name}`, async ({ page, trouble }) => {
    await page.addInitScript(remove);
    await usePage(page);
    const said = () => [...new Set(trouble.messages)];
    // The code that watches performance loads after the choice.
    await expect.poll(said).toEqual(messages);
    await page.goto('/ai-salary-calculator');
    await isHydrated(page);
    expect(said()).toEqual(messages);
  });
}
