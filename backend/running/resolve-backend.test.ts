import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '@talent/settings/environment';
import { listen } from '@talent/node/testing/listen';
import { testDir } from '@talent/node/testing/test-dir';
import { loadOrCreateSecrets } from '../secrets/local-secrets.ts';
import { resolveBackend, siteOrigin } from './resolve-backend.ts';
import { resolveImportTarget } from './resolve-import-target.ts';

let dataDir: string;
let server: Server;
let url: string;
beforeEach(async () => {
  dataDir = testDir();
  server = createServer((_, response) => response.writeHead(503).end());
  url = await listen(server);
});

const resolve = (variables = {}) =>
  resolveBackend(readEnvironment({ DATA_DIR: dataDir, ...variables }));
const writeRun = (run: unknown) => writeFile(join(dataDir, 'run.json'), JSON.stringify(run));

const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  GUARD_SECRET: 's'.repeat(32),
};

describe('the backend that pages are composed from', () => {
  it('is the hosted project where one is set', async () => {
    expect(await resolve(hosted)).toEqual({
      url: 'https://abc.supabase.co',
      key: 'sb_publishable_abc',
    });
  });

  it('is otherwise the running site, also before its first release', async () => {
    await writeRun({ pid: process.pid, url: `${url}/`, publishableKey: 'key' });
    expect(await resolve()).toEqual({ url, key: 'key' });
  });

  it('is refused with advice where the site does not run, was killed, or does not answer', async () => {
    const start = 'start the site with "npm start" first';
    await expect(resolve()).rejects.toMatchObject({
      code: 'no-backend',
      message: expect.stringContaining(start),
    });

    await writeFile(join(dataDir, 'run.json'), '{"pid": 1');
    await expect(resolve()).rejects.toThrow(start);

    const ended = spawnSync(process.execPath, ['--eval', '']).pid;
    await writeRun({ pid: ended, url, publishableKey: 'key' });
    await expect(resolve()).rejects.toThrow(`no longer running (process ${ended})`);

    await writeRun({ pid: process.pid, url, publishableKey: 'key' });
    await new Promise((closed) => server.close(closed));
    await expect(resolve()).rejects.toThrow(`does not answer at ${url}`);
  });
});

describe('the site that a release is looked at on', () => {
  const origin = (variables = {}) =>
    siteOrigin(readEnvironment({ DATA_DIR: dataDir, ...variables }));

  it('is the one that runs on the data folder, whatever public address is set', async () => {
    await writeRun({ pid: process.pid, url: `${url}/`, publishableKey: 'key' });
    expect(await origin({ ...hosted, SITE_URL: 'https://www.example.com' })).toBe(url);
  });

  it('is the public one in a pipeline with a hosted backend, where no site runs', async () => {
    expect(await origin({ ...hosted, SITE_URL: 'https://www.example.com' })).toBe(
      'https://www.example.com',
    );
    await expect(origin()).rejects.toMatchObject({ code: 'no-backend' });
  });
});

describe('the database that is written to', () => {
  const target = (variables = {}) =>
    resolveImportTarget(readEnvironment({ DATA_DIR: dataDir, ...variables }));

  it('is the hosted project, with the secret key of the environment', async () => {
    expect(await target({ ...hosted, SUPABASE_SECRET_KEY: 'sb_secret_abc' })).toEqual({
      url: 'https://abc.supabase.co',
      secretKey: 'sb_secret_abc',
      name: 'https://abc.supabase.co',
    });
  });

  it('needs that key, and says so', async () => {
    await expect(target(hosted)).rejects.toThrow('SUPABASE_SECRET_KEY must be set');
  });

  it('is otherwise the running site, with the secret key of its data folder', async () => {
    await writeRun({ pid: process.pid, url, publishableKey: 'key' });
    const { secretKey } = await loadOrCreateSecrets(dataDir);
    expect(await target()).toEqual({ url, secretKey, name: `the site at ${url}` });
  });

  it('is refused with advice where no site runs', async () => {
    await expect(target()).rejects.toMatchObject({
      code: 'no-import-target',
      message: expect.stringContaining('"npm start" first'),
    });
  });
});
