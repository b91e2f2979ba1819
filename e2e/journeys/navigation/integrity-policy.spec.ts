import type { Page, Request } from '@playwright/test';
import { expect, headerLink, isAlive, openPage, test } from '../../fixtures/test.ts';
const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');
const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Chromium's word for a request that the integrity policy refuses. */
const isRefused = (request: Request) => request.failure()?.errorText === 'integrity';

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

test('a page that a navigation opens has the hashes of what it imports later, and an import without a hash is refused', async ({
  page,
  request,
}) => {
  const { answered, refused } = watchScripts(page);
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await headerLink(page, 'Salary Dashboard').click();
  await isAlive(page, '#sign-up form', '#alert form');
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
