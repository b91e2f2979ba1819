import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadOrCreateSecrets } from '../secrets/local-secrets.ts';
import { readEnvironment } from '@talent/node/env/environment';
import { resolveImportTarget } from './resolve-import-target.ts';

let dataDir: string;
let server: Server;
let url: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'target-'));
  server = createServer((_, response) => response.end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});

const resolve = (variables = {}) =>
  resolveImportTarget(readEnvironment({ DATA_DIR: dataDir, ...variables }));
const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  GUARD_SECRET: 's'.repeat(32),
};

describe('the database that is written to', () => {
  it('is the hosted project, with the secret key of the environment', async () => {
    expect(await resolve({ ...hosted, SUPABASE_SECRET_KEY: 'sb_secret_abc' })).toEqual({
      url: 'https://abc.supabase.co',
      secretKey: 'sb_secret_abc',
      name: 'https://abc.supabase.co',
    });
  });

  it('needs that key, and says so', async () => {
    await expect(resolve(hosted)).rejects.toThrow('SUPABASE_SECRET_KEY must be set');
  });

  it('is otherwise the running site, with the secret key of its data folder', async () => {
    const run = { pid: process.pid, url, publishableKey: 'key' };
    await writeFile(join(dataDir, 'run.json'), JSON.stringify(run));
    const { secretKey } = await loadOrCreateSecrets(dataDir);
    expect(await resolve()).toEqual({ url, secretKey, name: `the site at ${url}` });
  });

  it('is refused with advice where no site runs', async () => {
    await expect(resolve()).rejects.toMatchObject({
      code: 'no-import-target',
      message: expect.stringContaining('"npm start" first'),
    });
  });
});
