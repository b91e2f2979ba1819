import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createRemote } from '@talent/platform/new-remote/create-remote';
import { retire } from '@talent/platform/release/retire';
import { startIsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { expect, isHydrated, test, headerLink } from '../fixtures/test.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

test('a new remote is built, shipped, visible, and removed again @release', async ({ page }) => {
  await mkdir(join(root, 'e2e/.work'), { recursive: true });
  const workspace = await mkdtemp(join(root, 'e2e/.work/new-remote-'));
  const site = await startIsolatedSite();
  try {
    const folder = await createRemote(workspace, 'mfe-events');
    // Its packages are those that every remote has: nothing has to be fetched for a test.
    await symlink(join(root, 'mfe-salary-tools/node_modules'), join(folder, 'node_modules'));
    await run(process.execPath, [join(root, 'shared/kit/build/src/cli.ts')], { cwd: folder });
    await site.release(join(folder, 'dist'));

    const status = async () => (await fetch(`${site.url}/events`)).status;
    await expect.poll(status).toBe(200);

    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`${site.url}/events`);
    await expect(page.locator('main [data-app="mfe-events"] h1')).toHaveText('Events');
    await isHydrated(page);
    await headerLink(page, 'Blog').click();
    await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
    expect(problems).toEqual([]);

    await retire(site.store, 'stable', 'mfe-events');
    await expect.poll(status).toBe(404);
  } finally {
    await site.close();
    await rm(workspace, { recursive: true, force: true });
  }
});
