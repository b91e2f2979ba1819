import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { prepareDatabase } from '@talent/backend/testing/template-cluster';
import { expect, isHydrated, test, headerLink, isAlive } from '../fixtures/test.ts';
import { freePort } from '@talent/node/net/free-port';
import { copyApp, type CopiedApp } from '../fixtures/sites/copied-app.ts';
import { launchProgram, untilUp } from '../fixtures/sites/program.ts';

const work = fileURLToPath(new URL('../.work', import.meta.url));
const heading = (page: Page, app: string) => page.locator(`main [data-app="${app}"] h1`);

/** React has taken the page of a remote over; its modules arrive long after the shell's. */
async function isTakenOver(page: Page): Promise<void> {
  await isAlive(page, 'main h1');
  await isHydrated(page);
}

async function seeFastRefresh(page: Page, server: DevServerProcess): Promise<void> {
  const box = page.locator('main').getByRole('searchbox');
  await box.fill('typed before');
  const title = 'title={blogIndex.title}';
  await server.edit('src/routes/blog-index.tsx', title, 'title="Edited in place"');
  await expect(heading(page, 'mfe-blog')).toHaveText('Edited in place');
  await expect(box).toHaveValue('typed before');
}

test('from source, a changed component is replaced in place and a changed loader reloads the page @release', async ({
  page,
  trouble,
}) => {
  await mkdir(work, { recursive: true });
  const dataDir = await mkdtemp(join(work, 'dev-data-'));
  await prepareDatabase(join(dataDir, 'dev'));
  const server = await startDevServer(dataDir);
  try {
    await page.goto(server.url);
    await expect(heading(page, 'mfe-marketing')).toBeVisible();
    await isTakenOver(page);
    await page.getByRole('button', { name: 'Essential Only' }).click();
    await headerLink(page, 'Blog').click();
    // Its modules are compiled when they are asked for, which is now.
    await expect(heading(page, 'mfe-blog')).toBeVisible({ timeout: 30_000 });
    await seeFastRefresh(page, server);

    await server.edit(
      'src/routes/blog-index.plan.ts',
      'posts.map(summaryOf)',
      "posts.map(summaryOf).map((post) => ({ ...post, title: 'Made by the loader' }))",
    );
    await expect(page.locator('main').getByText('Made by the loader').first()).toBeVisible();
    expect(trouble.messages).toEqual([]);

    const missing = await page.goto(`${server.url}/no-such-page`);
    expect(missing?.status()).toBe(404);
    await expect(page.locator('main h1')).toHaveText('Oops! Page not found');
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

const child = fileURLToPath(new URL('../fixtures/sites/dev-child.ts', import.meta.url));
const remotes = ['mfe-admin', 'mfe-blog', 'mfe-marketing', 'mfe-salary-tools'];

/** A development server whose blog may be edited: it is a copy. */
interface DevServerProcess extends Pick<CopiedApp, 'edit'> {
  url: string;
  stop: () => Promise<void>;
}

/** Starts it as `pnpm dev all` does, and waits until it says that it is up. */
async function startDevServer(dataDir: string): Promise<DevServerProcess> {
  const port = await freePort();
  const blog = await copyApp('mfe-blog', [
    'shell',
    ...remotes.filter((name) => name !== 'mfe-blog'),
  ]);
  const server = launchProgram([child, blog.folder, String(port), ...remotes], {
    LITE_TELEMETRY: '0',
    DATA_DIR: dataDir,
  });
  await untilUp(server);
  return {
    url: `http://localhost:${port}`,
    edit: blog.edit,
    stop: async () => {
      await server.stop();
      await blog.remove();
    },
  };
}
