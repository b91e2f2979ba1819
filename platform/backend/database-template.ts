import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { openDatabase } from './database.ts';
import { initWithStorage, storageConfig } from './file-storage.ts';
import { readMigrationFiles } from './migration-files.ts';
import { applyMigrations } from './migrations.ts';
import { applySeeds } from './seeds.ts';

/** With all migrations; `seeded` holds the seeds too. */
export type TemplateKind = 'empty' | 'seeded';

const root = join(import.meta.dirname, '..', '..');
const supabaseDir = join(root, 'supabase');
const cache = join(root, '.cache', 'database');

/**
 * Makes a copy of the migrated database at `folder`, which does not exist yet: a second in place of ten.
 * The original is made at the first call, once for the same migrations, seeds and way of applying them.
 */
export async function copyDatabase(kind: TemplateKind, folder: string): Promise<void> {
  cpSync(await template(kind), folder, { recursive: true });
}

/** Brings the schemas of the backend and all migrations into an open database. */
export async function migrate(connection: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  // Only the schemas of auth and storage are wanted of the app; it serves nothing.
  const app = new App({
    connection,
    storage: storageConfig,
    auth: { enabled: true, jwt_secret: 'not used: nothing is signed' },
  });
  // Nothing is ever stored: it is about the schema.
  await initWithStorage(app, '.');
  await app.ensureSystemSchema();
  await applyMigrations(connection.driver, readMigrationFiles(join(supabaseDir, 'migrations')));
}

async function template(kind: TemplateKind): Promise<string> {
  const version = join(cache, contentHash());
  const finished = join(version, kind);
  if (existsSync(finished)) return finished;
  mkdirSync(version, { recursive: true });
  for (const other of readdirSync(cache)) {
    if (join(cache, other) !== version)
      rmSync(join(cache, other), { recursive: true, force: true });
  }
  const making = mkdtempSync(join(version, 'making-'));
  const folder = join(making, 'postgres');
  if (kind === 'seeded') await copyDatabase('empty', folder);
  await fill(kind, folder);
  // Whoever is first wins: both are the same.
  if (!existsSync(finished)) renameSync(folder, finished);
  rmSync(making, { recursive: true, force: true });
  return finished;
}

async function fill(kind: TemplateKind, folder: string): Promise<void> {
  const connection = await openDatabase(folder);
  try {
    if (kind === 'empty') await migrate(connection);
    else await applySeeds(connection.driver, join(supabaseDir, 'seed'));
  } finally {
    await connection.close();
  }
}

/** Over the SQL, the code that applies it, and the versions of what runs it. */
function contentHash(): string {
  const hash = createHash('sha256');
  const folders = [join(supabaseDir, 'migrations'), join(supabaseDir, 'seed')];
  const sql = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()
      .map((file) => join(folder, file)),
  );
  const code = [
    'database.ts',
    'database-template.ts',
    'file-storage.ts',
    'migrations.ts',
    'seeds.ts',
  ];
  const files = [...sql, ...code.map((file) => join(import.meta.dirname, file))];
  for (const file of [...files, join(root, 'pnpm-workspace.yaml')]) {
    hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
