import { createHash } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { expect, openPage, test } from '../../fixtures/test.ts';

const salaries = '/ai-ml-salary-data';

const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');
const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Chromium's word for a request that the integrity policy refuses. */
const isRefused = (request: Request) => request.failure()?.errorText === 'integrity';

/** Paths of scripts that the browser asks for, and of those that it refuses to ask for. */
function watchScripts(page: Page): { answered: Set<string>; refused: string[] } {
  const watched = { answered: new Set<string>(), refused: [] as string[] };
  page.on('response', (response) => {
    if (isScript(response.request())) watched.answered.add(pathOf(response.request()));
  });
  page.on('requestfailed', (request) => {
    if (isRefused(request)) watched.refused.push(pathOf(request));
  });
  return watched;
}

/** The forms of this page are imported after it is shown. */
async function formsAreAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['#sign-up form', '#alert form'].every((form) => {
      const element = document.querySelector(form);
      return (
        element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
      );
    }),
  );
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Serves a page without the hash of one script, as if its author had forgotten it. */
async function forget(page: Page, path: string, script: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
      const entries = Object.entries(
        (JSON.parse(map) as { integrity: Record<string, string> }).integrity,
      );
      const kept = entries.filter(([url]) => url !== script);
      expect(kept).toHaveLength(entries.length - 1);
      const shorter = JSON.stringify({ integrity: Object.fromEntries(kept) });
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      await route.fulfill({
        status: 200,
        headers: {
          ...headers,
          'content-security-policy': policy.replace(sha256(map), sha256(shorter)),
        },
        body: html
          .replace(map, shorter)
          .replaceAll(
            new RegExp(`(="${script.replaceAll('.', '\\.')}") integrity="[^"]+"`, 'g'),
            '$1',
          ),
      });
    },
  );
}

test('each script of a page, and each that it imports later, is refused without its hash @long', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const whole = watchScripts(page);
  await openPage(page, salaries);
  await formsAreAlive(page);
  expect(whole.refused).toEqual([]);
  const scripts = [...whole.answered];
  expect(scripts.filter((url) => /\/(email|alert)-form-/.test(url))).toHaveLength(2);
  expect(scripts.length).toBeGreaterThan(20);

  for (const script of scripts) {
    const tab = await context.newPage();
    const watched = watchScripts(tab);
    await forget(tab, salaries, script);
    const refusal = tab.waitForEvent('requestfailed', (request) => pathOf(request) === script);
    await tab.goto(salaries, { waitUntil: 'commit' });
    expect(isRefused(await refusal), script).toBe(true);
    await expect(tab.locator('main h1')).toBeVisible();
    expect(watched.answered.has(script), script).toBe(false);
    expect(new Set(watched.refused), script).toEqual(new Set([script]));
    await tab.close();
  }
});

test('a page that a navigation opens has the hashes of what it imports later, and an import without a hash is refused', async ({
  page,
  request,
}) => {
  const { answered, refused } = watchScripts(page);
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Salary Dashboard' }).click();
  await formsAreAlive(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect([...answered].filter((url) => /\/(email|alert)-form-/.test(url))).toHaveLength(2);
  expect(refused).toEqual([]);

  const blog = await (await request.get('/ai-hiring-insights-blog')).text();
  const url = /\/assets\/mfe-blog\/container-[\w-]{8}\.js/.exec(blog)?.[0] ?? '';
  await openPage(page, '/');
  const imported = page.evaluate(
    (from) =>
      import(from).then(
        () => 'imported',
        () => 'refused',
      ),
    url,
  );
  expect(await imported).toBe('refused');
  expect(refused).toEqual([url]);
});
