import uiPackage from '@talent/ui/package.json' with { type: 'json' };
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { violations } from '../fixtures/browser/axe.ts';
import { overflow } from '../fixtures/browser/layout-faults.ts';
import { expect, test } from '../fixtures/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

const origin = 'http://gallery.test';
const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; " +
  "require-trusted-types-for 'script'";

let built: string;

test.beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'talent-gallery-'));
  const args = ['build', '--config', 'shared/kit/ui/gallery/vite.config.ts', '--outDir', built];
  await run(join(root, 'node_modules/.bin/vite'), args, { cwd: root });
});
test.afterAll(() => rm(built, { recursive: true, force: true }));

async function openGallery(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? 'index.html' : pathname;
    await route.fulfill({
      body: await readFile(join(built, file)),
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
      headers: { 'Content-Security-Policy': policy },
    });
  });
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Component gallery' })).toBeVisible();
}

test(
  'the gallery shows every component, and axe finds nothing in any look',
  { tag: '@matrix' },
  async ({ page, trouble }) => {
    await openGallery(page);
    const components = Object.entries<string>(uiPackage.exports)
      .filter(([, file]) => file.endsWith('.tsx'))
      .map(([name]) => name.replace('./', ''));
    await page.getByRole('button', { name: 'Show the error summary' }).press('Enter');
    await expect(page.getByText('Check two things')).toBeVisible();
    await page.getByRole('button', { name: 'Title length' }).focus();
    await expect(page.getByRole('tooltip')).toContainText('first 60 characters');
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 360]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const shown = await page
          .locator('[data-component]')
          .filter({ visible: true })
          .evaluateAll((sections) => sections.map((section) => section.id));
        expect(shown.sort()).toEqual(components.sort());
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    }
    expect(trouble.messages).toEqual([]);
  },
);
