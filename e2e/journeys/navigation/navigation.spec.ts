import type { Page } from '@playwright/test';
import {
  refuseCookies,
  expect,
  isHydrated,
  test,
  turnOnDataSaver,
  headerLink,
} from '../../fixtures/test.ts';

const remotes = [
  { link: 'Salary Dashboard', path: '/ai-ml-salary-data', app: 'mfe-salary-tools' },
  { link: 'Blog', path: '/ai-hiring-insights-blog', app: 'mfe-blog' },
];

test('a navigation to another remote loads closure and data, no document', async ({ page }) => {
  // Without prefetching all that the navigation needs is asked for by the click.
  await turnOnDataSaver(page);
  await refuseCookies(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { link, path, app } of remotes) {
    const requests: string[] = [];
    const record = (request: { url: () => string }): void => {
      requests.push(new URL(request.url()).pathname);
    };
    page.on('request', record);
    await headerLink(page, link).click();
    await expect(page.locator(`main [data-app="${app}"] h1`)).toBeVisible();
    await isHydrated(page);
    await page.waitForLoadState('networkidle');
    page.off('request', record);

    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    const data = requests.filter((request) => request.endsWith('/data.json'));
    expect(data).toHaveLength(1);
    expect(data[0]).toContain(`/${app}/`);
    const closures = (await (await page.request.get(closuresOf(requests, app))).json()) as Closures;
    const route = closures.routes[path];
    const styles = (route?.styles ?? []).map(({ file }) => file);
    const closure = [...(route?.scripts ?? []).map(({ file }) => file), ...styles];
    const files = requests
      .filter((request) => request.startsWith(`/assets/`))
      .map((request) => request.split('/').slice(2));
    const [first] = remotes;
    // The first navigation of a tab brings what shows a page before its code.
    const ofShell = app === first?.app ? [expect.stringMatching(/^early-content-/)] : [];
    expect(files.filter(([owner]) => owner !== app).map((parts) => parts.at(-1))).toEqual(ofShell);
    // Beside the closure a page may fetch what it can do without at first, such as a form's rules.
    const asked = files.map((parts) => parts.at(-1));
    const list = closuresOf(requests, app).split('/').at(-1);
    expect(asked).toEqual(expect.arrayContaining([...closure, list]));
    expect(asked.filter((file) => file?.endsWith('.css'))).toEqual(styles);
    expect(requests.length).toBe(data.length + files.length);
    expect(new Set(requests).size).toBe(requests.length);
  }
});

test('styles of one app never change a computed style of another', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await isHydrated(page);
  const before = await frameStyles(page);
  for (const { link, app } of remotes) {
    await headerLink(page, link).click();
    await expect(page.locator(`main [data-app="${app}"] h1`)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.locator('header').getByRole('link', { name: 'AI Talent Experts' }).click();
  await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();
  expect(await page.locator('link[rel="stylesheet"]').count()).toBeGreaterThanOrEqual(4);
  await page.mouse.move(0, 880);
  expect(Object.keys(before).length).toBeGreaterThan(10_000);
  await expect.poll(async () => differences(before, await frameStyles(page))).toEqual([]);
});

test('a page without the root element fails with the specified error', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('id="root"', 'id="not-the-root"');
    await route.fulfill({ response, body });
  });
  const failure = page.waitForEvent('pageerror');
  await page.goto('/');
  expect((await failure).message).toBe('Failed to find the root element');
});

interface Closures {
  routes: Record<string, { scripts: { file: string }[]; styles: { file: string }[] }>;
}

const isClosures = (path: string): boolean => /\/closures-[\w-]{8}\.json$/.test(path);

function closuresOf(requests: readonly string[], app: string): string {
  const found = requests.find((path) => path.includes(`/${app}/`) && isClosures(path));
  if (!found) throw new Error(`No closures of ${app} among ${requests.join(', ')}`);
  return found;
}

function frameStyles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const entries = [...document.querySelectorAll('#root > [data-app="shell"] *')]
      // The current page's link is meant to look different.
      .filter((element) => !element.closest('nav[aria-label="Main"]'))
      .flatMap((element, index) => {
        const style = getComputedStyle(element);
        // A remote's own registered variables are listed on every element, and used by none here.
        const names = [...style].filter((name) => !name.startsWith('--mfe-'));
        return names.map((name) => [
          `${index} ${element.tagName} ${name}`,
          style.getPropertyValue(name),
        ]);
      });
    return Object.fromEntries(entries) as Record<string, string>;
  });
}

function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? ''} -> ${after[name] ?? ''}`);
}
