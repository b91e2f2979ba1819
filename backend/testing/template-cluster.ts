import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { findPostgres } from '../postgres/binaries.ts';
import {
  startPostgresServer,
  type PostgresServer,
  WITHOUT_SYNC,
} from '../postgres/postgres-server.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { migrate } from '../schema/migrate.ts';
import { applySeeds } from '../schema/apply-seeds.ts';
import {
  makeSiteDatabase,
  openServerDatabase,
  SITE_DATABASE,
} from '../database/server-database.ts';

/** Database with all migrations and without seeds; the site's own holds the seeds too. */
export const EMPTY_DATABASE = 'migrated';

const root = join(import.meta.dirname, '..', '..');
const supabaseDir = join(root, 'supabase');
const cache = join(root, '.cache', 'database');

/** Copies a migrated and seeded database into a data folder. Migrations, seeds and the code that applies them make the template new. */
export async function prepareDatabase(dataDir: string): Promise<void> {
  const template = await templateCluster();
  mkdirSync(dataDir, { recursive: true });
  // With owners and modes, which the server checks.
  execFileSync('cp', ['-a', template, join(dataDir, SERVER_FOLDER)]);
}

async function templateCluster(): Promise<string> {
  const version = join(cache, contentHash());
  const finished = join(version, SERVER_FOLDER);
  if (existsSync(finished)) return finished;
  mkdirSync(version, { recursive: true });
  for (const other of readdirSync(cache)) {
    if (join(cache, other) !== version)
      rmSync(join(cache, other), { recursive: true, force: true });
  }
  const making = mkdtempSync(join(version, 'making-'));
  const folder = join(making, SERVER_FOLDER);
  const server = await startTestServer(folder);
  try {
    await fill(server);
  } finally {
    await server.stop();
  }
  // Another process may have been faster: all templates of a version are the same.
  if (!existsSync(finished)) renameSync(folder, finished);
  rmSync(making, { recursive: true, force: true });
  return finished;
}

/** Starts a server for tests on a folder. It does not wait for the disk. */
export async function startTestServer(path: string): Promise<PostgresServer> {
  const binaries = findPostgres();
  if (binaries === null) throw new Error('Tests need PostgreSQL: npm has none for this platform.');
  mkdirSync(dirname(path), { recursive: true });
  return startPostgresServer({ path, binaries, password: 'a test', settings: WITHOUT_SYNC });
}

async function fill({ address }: PostgresServer): Promise<void> {
  await makeSiteDatabase(address);
  const opened = openServerDatabase(address);
  await migrate(opened);
  await opened.database.close();
  const owner = postgres({ ...address, database: 'postgres', max: 1 });
  await owner.unsafe(`create database ${EMPTY_DATABASE} template ${SITE_DATABASE}`);
  await owner.end();
  const { database } = openServerDatabase(address);
  await applySeeds(database, join(supabaseDir, 'seed'));
  await database.exec('analyze');
  await database.close();
}

/** Keeps tests out of the templates: a database that is in use cannot be copied. */
export async function closeTemplates({ address }: PostgresServer): Promise<void> {
  const owner = postgres({ ...address, database: 'postgres', max: 1 });
  for (const name of [SITE_DATABASE, EMPTY_DATABASE])
    await owner.unsafe(`alter database ${name} allow_connections false`);
  await owner.end();
}

function contentHash(): string {
  const hash = createHash('sha256');
  const sql = ['migrations', 'seed'].flatMap((folder) =>
    readdirSync(join(supabaseDir, folder))
      .filter((file) => file.endsWith('.sql'))
      .toSorted()
      .map((file) => join(supabaseDir, folder, file)),
  );
  const code = ['schema/migrate', 'schema/apply-seeds', 'storage/file-storage', 'postgres/cluster'];
  const files = code.map((name) => join(import.meta.dirname, '..', `${name}.ts`));
  for (const file of [...sql, ...files, import.meta.filename, join(root, 'pnpm-workspace.yaml')]) {
    hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
