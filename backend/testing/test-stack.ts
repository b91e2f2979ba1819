import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { freePort } from '@talent/node/net/free-port';
import { startLocalStack, type LocalStack } from '../stack/local-stack.ts';
import { prepareDatabase } from './template-cluster.ts';
import { dropTestDatabase, openTestDatabase, sharedServer } from './test-database.ts';

/** A local stack in a folder of its own, served on a free port of this machine. */
export type TestStack = LocalStack & {
  url: string;
  dataDir: string;
  admin: { email: string; password: string };
  /** Lines of the log. */
  lines: string[];
  /** Stops serving, closes the stack, and deletes a folder that was made for it. */
  stop(): Promise<void>;
};

export type TestStackOptions = {
  dataDir?: string;
  adminPassword?: string;
  supabaseDir?: string;
  followsSources?: boolean;
  /** Its database, a copy of the migrated and seeded one: in the server of the run of tests (`shared`, the default), or in its `own`. */
  server?: 'shared' | 'own';
  /** Another mail server than the stack's own. */
  smtpUrl?: string;
  /** Origin of the site, where it is not the stack's own. */
  siteUrl?: string;
  /** Environment variables for functions. */
  settings?: Readonly<Record<string, string>>;
};

/** Starts a stack for tests over HTTP. */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'talent-stack-'));
  const admin = {
    email: 'admin@example.com',
    password: options.adminPassword ?? 'a local password',
  };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  // Outside of a run of tests there is no server to share.
  const shared = options.server === 'own' ? null : sharedServer();
  if (shared === null && !existsSync(join(dataDir, 'database'))) await prepareDatabase(dataDir);
  const openDatabase =
    shared === null ? undefined : () => openTestDatabase(shared, dataDir, 'seeded');
  const stack = await startLocalStack({
    dataDir,
    adminEmail: admin.email,
    adminPassword: admin.password,
    siteUrl: options.siteUrl ?? url,
    log: (line) => lines.push(line),
    openDatabase,
    settings: options.settings,
    smtpUrl: options.smtpUrl,
    supabaseDir: options.supabaseDir,
    followsSources: options.followsSources,
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
