import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { findPostgres } from '../postgres/binaries.ts';
import { startPostgresServer, type PostgresServer } from '../postgres/postgres-server.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { WITHOUT_SYNC } from '../postgres/server-settings.ts';
import { migrate } from '../migrate.ts';
import { applySeeds } from '../seeds.ts';
import { openServerDatabase, SITE_DATABASE } from '../server-database.ts';
import { makeSiteDatabase } from '../site-database.ts';

/** The database with all migrations and no seeds; the site's own holds the seeds too. */
export const EMPTY_DATABASE = 'migrated';

const root = join(import.meta.dirname, '..', '..');
const supabaseDir = join(root, 'supabase');
const cache = join(root, '.cache', 'database');

/**
 * Gives a data folder a migrated and seeded database: a second in place of ten. The original is made at the first
 * call, once for the same migrations, seeds and way of applying them.
 */
export async function prepareDatabase(dataDir: string): Promise<void> {
  const template = await templateCluster();
  mkdirSync(dataDir, { recursive: true });
  // With owners and modes, which the server asks for.
  execFileSync('cp', ['-a', template, join(dataDir, SERVER_FOLDER)]);
}

/** The finished original; a server starts on copies of it. */
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
  // The first one wins: they are all the same.
  if (!existsSync(finished)) renameSync(folder, finished);
  rmSync(making, { recursive: true, force: true });
  return finished;
}

/** A server for tests on a folder; it does not wait for the disk. */
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

/** Over the SQL, the code that applies it, and the versions of what runs it. */
function contentHash(): string {
  const hash = createHash('sha256');
  const sql = ['migrations', 'seed'].flatMap((folder) =>
    readdirSync(join(supabaseDir, folder))
      .filter((file) => file.endsWith('.sql'))
      .toSorted()
      .map((file) => join(supabaseDir, folder, file)),
  );
  const code = ['database', 'file-storage', 'migrate', 'migrations', 'seeds', 'postgres/cluster'];
  const files = code.map((name) => join(import.meta.dirname, '..', `${name}.ts`));
  for (const file of [...sql, ...files, import.meta.filename, join(root, 'pnpm-workspace.yaml')]) {
    hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
