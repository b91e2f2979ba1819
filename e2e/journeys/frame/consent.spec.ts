import type { Locator, Page } from '@playwright/test';
import { layoutShift, watchLayoutShift } from '../../fixtures/browser/layout-shift.ts';
import { expect, isHydrated, openPage, test } from '../../fixtures/test.ts';

function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'We use cookies' });
}

async function open(page: Page, path = '/'): Promise<Locator> {
  await openPage(page, path);
  return banner(page);
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cookies-accepted'));
}

function bannerHeight(page: Page): Promise<string> {
  return page.evaluate(() =>
    getComputedStyle(document.querySelector('#floor') ?? document.body)
      .getPropertyValue('--banner-height')
      .trim(),
  );
}

test('the banner takes no focus and no choice by itself, and covers little of any window', async ({
  page,
}) => {
  const region = await open(page);
  await expect(page.locator('body')).toBeFocused();
  expect(await stored(page)).toBeNull();

  for (const { width, height, share } of [
    { width: 1280, height: 900, share: 0.1 },
    // 90 px.
    { width: 360, height: 800, share: 0.1125 },
    // A window of 1280 x 900 px at a zoom of 400 %.
    { width: 320, height: 225, share: 0.46 },
  ]) {
    await page.setViewportSize({ width, height });
    expect((await region.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(share * height);
    for (const name of ['Accept All Cookies', 'Essential Only', 'Close: essential cookies only']) {
      await expect(region.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the banner is the second tab stop, and a choice hides it and is remembered until it is withdrawn in the footer', async ({
  page,
}) => {
  const region = await open(page);
  await expect(region).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Essential Only' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  expect(await stored(page)).toBe('false');
  expect(await bannerHeight(page)).toBe('0px');
  await page.reload({ waitUntil: 'networkidle' });
  await isHydrated(page);
  await expect(region).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await open(page);
  await region.getByRole('button', { name: 'Accept All Cookies' }).click();
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(region).toBeFocused();
  expect(await stored(page)).toBeNull();
});

test('the last line of the page can be read above the banner, and nothing shifts when it comes and goes', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const region = await open(page);
  await expect(region).toBeVisible();
  await expect.poll(() => bannerHeight(page)).not.toBe('0px');
  const height = (await region.boundingBox())?.height ?? 0;
  expect(await bannerHeight(page)).toBe(`${height}px`);
  expect(height).toBeLessThan(740 / 3);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const mail = await page.locator('footer a[href^="mailto:"]').boundingBox();
  expect((mail?.y ?? 0) + (mail?.height ?? 0)).toBeLessThanOrEqual(740 - height);
  await region.getByRole('button', { name: 'Essential Only' }).click();
  await expect(region).toHaveCount(0);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await layoutShift(page)).toEqual([]);
});

test('no tab stop is hidden by banner or header @own-site', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const region = await open(page);
  await expect(region).toBeVisible();
  await expect.poll(() => bannerHeight(page)).not.toBe('0px');
  await page.waitForLoadState('networkidle');
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop === null) break;
    expect(stop.covered, stop.name).toBe('');
    stops.push(stop.name);
  }
  expect(stops.length).toBeGreaterThan(30);
  expect(stops.at(-1)).toMatch(/@/);
});

/** The focused element and the element that covers it; null once the focus has left the page. */
function focusedStop(page: Page): Promise<{ name: string; covered: string } | null> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const box = element.getBoundingClientRect();
    const bars = [
      ...document.querySelectorAll('[data-app="shell"] header, [data-app="shell"] > section'),
    ];
    const covering = bars.filter((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return !bar.contains(element) && box.bottom > top + 1 && box.top < bottom - 1;
    });
    const outside = box.bottom < 0 || box.top > window.innerHeight;
    // The skip link lies above everything.
    if (element.matches('a[href="#content"]')) return { name, covered: '' };
    return {
      name,
      covered: [...covering.map((bar) => bar.tagName), outside ? 'outside' : ''].join(''),
    };
  });
}
