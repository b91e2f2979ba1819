import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { freePort } from '../start/testing/free-port.ts';
import { copyDatabase } from './database-template.ts';
import { startLocalStack, type LocalStack } from './local-stack.ts';

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
  /** Starts on nothing, as a first start does; otherwise on a copy of the migrated and seeded database. */
  isNew?: boolean;
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
  const postgres = join(dataDir, 'postgres');
  if (options.isNew !== true && options.supabaseDir === undefined && !existsSync(postgres)) {
    await copyDatabase('seeded', postgres);
  }
  const stack = await startLocalStack({
    dataDir,
    adminEmail: admin.email,
    adminPassword: admin.password,
    siteUrl: url,
    log: (line) => lines.push(line),
    ...(options.settings === undefined ? {} : { settings: options.settings }),
    ...(options.smtpUrl === undefined ? {} : { smtpUrl: options.smtpUrl }),
    ...(options.supabaseDir === undefined ? {} : { supabaseDir: options.supabaseDir }),
  });
  const server = serve({ fetch: stack.fetch, port, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const stop = async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await stack.close();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...stack, url, dataDir, admin, lines, stop };
}
