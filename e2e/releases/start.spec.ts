import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '@talent/backend/auth/testing/create-account';
import { freePort } from '@talent/node/net/free-port';
import { prepareDataDir } from '../fixtures/sites/prepared-data-dir.ts';
import { mainSite, readMainRun, readSecretKey } from '../fixtures/sites/main-site.ts';
import { startSiteProcess } from '../fixtures/sites/site-process.ts';
import { expect, isHydrated, test } from '../fixtures/test.ts';

/** The release in a site's `/healthz`: everything but how and when its backend was probed. */
async function releaseOf(origin: string): Promise<object> {
  const health = (await (await fetch(`${origin}/healthz`)).json()) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(health).filter(([field]) => field !== 'backend'));
}

// One site serves all of them.
test.describe.configure({ mode: 'default' });

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talent-start-'));
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('listens on this machine alone; a start after a kill -9 reuses the builds and keeps the accounts', async ({
  request,
}) => {
  const dataDir = join(folder, 'twice');
  const options = {
    port: await freePort(),
    dataDir,
    adminPassword: 'the-password-of-twice',
    env: await prepareDataDir(dataDir),
  };
  const first = await startSiteProcess(options);
  // Linux answers to all of 127.0.0.0/8: a site on every address would be found here too.
  await expect(fetch(`http://127.0.0.2:${options.port}/healthz`)).rejects.toThrow('fetch failed');
  expect(first.output()).not.toContain('Everyone on that network');
  const account = { email: 'somebody@example.com', password: 'a-password-that-lasts' };
  const key = await publishableKey(first.url);
  const headers = { apikey: key };
  await createAccount({ url: first.url, secretKey: await readSecretKey(dataDir) }, account);
  const live = await releaseOf(first.url);
  await first.kill();

  const onNetwork = { ...options, env: { ...options.env, HOST: '0.0.0.0' } };
  const second = await startSiteProcess(onNetwork);
  expect(second.output()).toContain('unchanged');
  expect(second.output()).toContain(
    'Everyone on that network reaches the site, the staff sign-in and the REST interface',
  );
  expect(await publishableKey(second.url)).toBe(key);
  const signIn = await request.post(`${second.url}/auth/v1/token?grant_type=password`, {
    headers,
    data: account,
  });
  expect(signIn.ok()).toBe(true);
  expect(await releaseOf(second.url)).toEqual(live);
  await second.stop();
});

test('with a Supabase project in the environment nothing is embedded, and staff sign in there @release', async ({
  page,
}) => {
  const project = await readMainRun();
  const dataDir = join(folder, 'hosted');
  const prepared = await prepareDataDir(dataDir);
  await rm(join(dataDir, 'database'), { recursive: true });
  const site = await startSiteProcess({
    port: await freePort(),
    dataDir,
    env: {
      SUPABASE_URL: project.url,
      SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
      GUARD_SECRET: 'a secret of at least thirty-two characters',
      ...prepared,
    },
  });
  expect(site.output()).not.toContain('Password');
  expect(await readdir(dataDir)).not.toContain('database');
  await page.goto(`${site.url}/admin-login-xyz123`);
  await isHydrated(page);
  await page.getByLabel('Email').fill(mainSite.adminEmail);
  await page.getByLabel('Password').fill(mainSite.adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('main [data-app="mfe-admin"] h1')).toBeVisible();
  await site.stop();
});

async function publishableKey(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /"publishableKey":"([^"]+)"/.exec(html)?.[1] ?? '';
}
