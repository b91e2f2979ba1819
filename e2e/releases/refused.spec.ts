import { releaseOf } from '../fixtures/sites/release-of.ts';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishArtifact } from '@talent/platform/release/publish/publish';
import { startIsolatedSite } from '../fixtures/sites/isolated-site.ts';
import type { IsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { expect, test } from '../fixtures/test.ts';

// One site serves all of them.
test.describe.configure({ mode: 'default' });

const built = fileURLToPath(new URL('../../mfe-blog/dist', import.meta.url));
let site: IsolatedSite;

test.beforeAll(async () => {
  site = await startIsolatedSite();
});

test.afterAll(() => site.close());

interface LooseManifest {
  version: string;
  contract: { needs: string };
  routes: { pattern: string }[];
  files: Record<string, { size: number; integrity: string }>;
}

test('refuses an artifact that breaks several rules, lists every problem and changes nothing @release', async () => {
  const folder = join(site.dataDir, 'refused');
  await cp(built, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as LooseManifest;
  const [first, second] = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  if (!first || !second || !manifest.routes[0]) throw new Error('The blog has too few files.');
  manifest.routes[0].pattern = '/ai-ml-salary-data';
  manifest.contract.needs = '^99.0.0';
  await rm(join(folder, first));
  await writeFile(join(folder, second), 'changed after the build');
  await writeFile(path, JSON.stringify(manifest));

  const storeBefore = await site.store.list('artifacts');
  const healthBefore = await releaseOf(site.url);
  const error = await publishArtifact({ store: site.store, channel: 'stable', folder }).then(
    () => null,
    (refusal: unknown) => refusal as Error,
  );
  expect(error?.message).toContain('/ai-ml-salary-data');
  expect(error?.message).toContain('mfe-salary-tools');
  expect(error?.message).toContain('^99.0.0');
  expect(error?.message).toContain(first);
  expect(error?.message).toContain(second);
  expect(await site.store.list('artifacts')).toEqual(storeBefore);
  expect(await releaseOf(site.url)).toEqual(healthBefore);
});

test('keeps serving with a damaged registry file, and reports it @release', async ({ page }) => {
  const [newest] = (await site.store.list('registry/stable')).reverse();
  if (!newest) throw new Error('There is no release.');
  const intact = await site.store.read(newest);
  await site.store.write(newest, '{"schema":1,"chan');
  await expect
    .poll(
      async () => ((await (await fetch(`${site.url}/healthz`)).json()) as Health).registry.status,
    )
    .toBe('damaged');
  await page.goto(site.url);
  await expect(page.locator('h1')).toBeVisible();
  expect(site.log.some(({ level }) => level === 'error')).toBe(true);
  if (intact) await site.store.write(newest, intact.body);
  await expect
    .poll(
      async () => ((await (await fetch(`${site.url}/healthz`)).json()) as Health).registry.status,
    )
    .toBe('ok');
});

interface Health {
  registry: { status: string };
}
