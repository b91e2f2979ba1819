import { expect, test } from '../../fixtures/test.ts';

const path = '/ai-salary-data-api';

test('every chart fits its frame from 280 px on, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${path}`);
  const codes = await page.locator('#embed pre').allTextContents();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  for (const code of codes) {
    const [, address = '', height = ''] = /src="([^"]+)".* height="(\d+)"/.exec(code) ?? [];
    const { pathname } = new URL(address);
    for (const [width, colorScheme] of [
      [280, 'dark'],
      [800, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: Number(height) });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${baseURL}${pathname}`);
      const box = await page.locator('main').boundingBox();
      expect(box?.width, pathname).toBeLessThanOrEqual(width);
      expect(box?.height, `${pathname} at ${width} px`).toBeLessThanOrEqual(Number(height));
      await expect(page.getByRole('img').first()).toBeVisible();
    }
  }
  await context.close();
});
