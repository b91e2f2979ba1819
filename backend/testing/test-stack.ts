import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { freePort } from '@talent/node/net/free-port';
import { startLocalStack, type LocalStack } from '../stack/local-stack.ts';
import { openStackDatabase } from '../stack/stack-database.ts';
import { prepareDatabase } from './template-cluster.ts';
import { dropTestDatabase, openTestDatabase, sharedServer } from './test-database.ts';

/** A local stack in a folder of its own, served on a free port of this machine. */
export type TestStack = LocalStack & {
  url: string;
  dataDir: string;
  admin: { email: string; password: string };
  /** What was logged. */
  lines: string[];
  /** Stops serving, closes the stack and deletes a folder made for it. */
  stop(): Promise<void>;
};

export type TestStackOptions = {
  dataDir?: string;
  adminPassword?: string;
  supabaseDir?: string;
  /**
   * Where its database is: `shared`, the default, in the server of the run of tests, as a copy of the migrated and
   * seeded one; `own` in a server of its own in the data folder; `new` there too, on nothing, as at a first start;
   * `pglite` as where npm has no server.
   */
  server?: 'shared' | 'own' | 'new' | 'pglite';
  /** Another mail server than the stack's own. */
  smtpUrl?: string;
  /** What the environment sets for functions. */
  settings?: Readonly<Record<string, string>>;
};

/** Starts a stack for tests that speak to it over HTTP. */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'talent-stack-'));
  const admin = {
    email: 'admin@example.com',
    password: options.adminPassword ?? 'a local password',
  };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const { server: wanted = 'shared' } = options;
  const shared = wanted === 'shared' ? sharedServer() : null;
  // Outside of a run of tests there is no server to share.
  const kind = wanted === 'shared' && shared === null ? 'own' : wanted;
  const isThere = ['database', 'postgres'].some((name) => existsSync(join(dataDir, name)));
  if (shared === null && kind === 'own' && !isThere) await prepareDatabase(dataDir);
  const openDatabase =
    shared === null
      ? () =>
          openStackDatabase({
            dataDir,
            password: '',
            log: (line) => lines.push(line),
            binaries: null,
          })
      : () => openTestDatabase(shared, dataDir, 'seeded');
  const stack = await startLocalStack({
    dataDir,
    adminEmail: admin.email,
    adminPassword: admin.password,
    siteUrl: url,
    log: (line) => lines.push(line),
    ...(shared === null && kind !== 'pglite' ? {} : { openDatabase }),
    ...(options.settings === undefined ? {} : { settings: options.settings }),
    ...(options.smtpUrl === undefined ? {} : { smtpUrl: options.smtpUrl }),
    ...(options.supabaseDir === undefined ? {} : { supabaseDir: options.supabaseDir }),
  });
  const server = serve({ fetch: stack.fetch, port, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const stop = async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await stack.close();
    if (options.dataDir !== undefined) return;
    rmSync(dataDir, { recursive: true, force: true });
    if (shared !== null) await dropTestDatabase(shared, dataDir);
  };
  return { ...stack, url, dataDir, admin, lines, stop };
}
