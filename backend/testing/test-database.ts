import { createHash } from 'node:crypto';
import { openSync } from 'node:fs';
import postgres from 'postgres';
import { testServerFolder } from './test-server.ts';
import type { PostgresAddress } from '../postgres/postgres-server.ts';
import { openServerDatabase, SITE_DATABASE } from '../database/server-database.ts';
import type { StackDatabase } from '../stack/stack-database.ts';
import { EMPTY_DATABASE } from './template-cluster.ts';

/** A database with all migrations; `seeded` also holds the seeds, and `bare` has nothing at all. */
export type TemplateKind = keyof typeof TEMPLATES;

const TEMPLATES = { bare: 'template0', empty: EMPTY_DATABASE, seeded: SITE_DATABASE };

let known: PostgresAddress | null = null;

/** Address of the server that a run of tests shares; null outside of one. */
export function sharedServer(): PostgresAddress | null {
  const folder = testServerFolder();
  if (folder === null) return null;
  // On Linux through the open folder, because its path may be too long for a socket.
  known ??= {
    host: process.platform === 'linux' ? `/proc/self/fd/${openSync(folder, 'r')}` : folder,
    port: 5432,
    user: 'postgres',
    password: '',
  };
  return known;
}

/** Opens a test's own database in the shared server: a copy of the template, made by the first call with its `key`. */
export async function openTestDatabase(
  address: PostgresAddress,
  key: string,
  kind: TemplateKind,
): Promise<StackDatabase & { name: string }> {
  const name = nameOf(key);
  await asOwner(address, async (owner) => {
    const found = await owner`select from pg_database where datname = ${name}`;
    if (found.length > 0) return;
    await owner.unsafe(`create database ${name} template ${TEMPLATES[kind]} strategy file_copy`);
  });
  const opened = openServerDatabase(address, name);
  return { ...opened, name, address, close: () => opened.database.close() };
}

/** Deletes the database of a key. */
export async function dropTestDatabase(address: PostgresAddress, key: string): Promise<void> {
  await asOwner(address, (owner) =>
    owner.unsafe(`drop database if exists ${nameOf(key)} with (force)`),
  );
}

async function asOwner(
  address: PostgresAddress,
  work: (owner: postgres.Sql) => Promise<unknown>,
): Promise<void> {
  const owner = postgres({ ...address, database: 'postgres', max: 1, onnotice: () => {} });
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
}

function nameOf(key: string): string {
  return `test_${createHash('sha256').update(key).digest('hex').slice(0, 20)}`;
}
