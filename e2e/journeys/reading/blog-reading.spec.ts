import { gzipSync } from 'node:zlib';
import { openQuietly as open, expect, test } from '../../fixtures/test.ts';

const longPost = '/blog/data-leakage-in-machine-learning-projects';

test('an article brings neither parser nor highlighter, and its code is colored and takes the focus', async ({
  page,
  trouble,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/mfe-blog\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await open(page, longPost);
  const bodies = scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body()));
  const bytes = (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
  // Neither the parser nor the highlighter is among them.
  expect(bytes).toBeLessThan(20_000);

  const code = page.getByRole('group', { name: 'Code: Python' }).first();
  const inks = await code
    .locator('span')
    .evaluateAll((words) => new Set(words.map((word) => getComputedStyle(word).color)).size);
  expect(inks).toBeGreaterThanOrEqual(4);
  await code.focus();
  await expect(code).toBeFocused();

  expect(trouble.messages).toEqual([]);
});
