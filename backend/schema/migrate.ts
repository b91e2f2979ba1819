import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { BackendConnection } from '../database/connection.ts';
import type { Database } from '../database/sql.ts';
import { initWithStorage, storageConfig } from '../storage/file-storage.ts';
import { KnownError } from '@talent/node/terminal/known-error';
import { failedLine } from './failed-line.ts';
import { readdirSync, readFileSync } from 'node:fs';

const MIGRATIONS = join(import.meta.dirname, '../../supabase/migrations');

/** The roles and schemas of a Supabase project that requests and migrations need. */
const API_ROLES_SQL = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end $$;
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create schema if not exists auth;
grant usage on schema public, auth to anon, authenticated, service_role;
create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;
alter default privileges in schema storage grant all on tables to anon, authenticated, service_role;
`;

/**
 * Brings roles, the backend's own tables and the migrations into a database.
 * @param folder of stored files
 * @returns names of the migrations that were new
 * @throws `MIGRATION_FAILED`
 */
export async function bringSchema(
  app: App,
  database: Database,
  folder: string,
  migrations: readonly MigrationFile[],
): Promise<string[]> {
  // First: a database of another history is not touched.
  await refuseOtherHistory(database, migrations);
  await database.exec(API_ROLES_SQL);
  await initWithStorage(app, folder);
  await app.ensureSystemSchema();
  return applyMigrations(database, migrations);
}

/** Brings the repository's migrations into a database that nothing serves yet. */
export async function migrate({
  connection,
  database,
}: {
  connection: BackendConnection;
  database: Database;
}): Promise<void> {
  const app = new App({
    connection,
    storage: storageConfig,
    auth: { enabled: true, jwt_secret: 'not used: nothing is signed' },
  });
  // No file is ever stored through this app.
  await bringSchema(app, database, '.', readMigrationFiles(MIGRATIONS));
}

/**
 * Applies the migrations that the history table lacks, all in one transaction, and returns their file names. The table is the
 * one of the Supabase CLI. A file without text is left for later: an editor may have just made it.
 * @throws `MIGRATION_FAILED` naming the file, its line and the database's reason; nothing has changed then
 */
export async function applyMigrations(
  database: Database,
  migrations: readonly MigrationFile[],
): Promise<string[]> {
  const applied = await refuseOtherHistory(database, migrations);
  const pending = migrations.filter(
    ({ version, sql }) => !applied.has(version) && sql.trim() !== '',
  );
  let running: MigrationFile | undefined;
  try {
    await database.transaction(async (transaction) => {
      for (running of pending) {
        const { version, name, sql } = running;
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        );
      }
    });
  } catch (error) {
    if (running === undefined) throw error;
    const earlier = pending.slice(0, pending.indexOf(running));
    const line = await failedLine(database, earlier, running.sql, error);
    throw new KnownError(
      'MIGRATION_FAILED',
      `Migration ${running.file}${line === null ? '' : `, line ${line},`} failed: ` +
        `${error instanceof Error ? error.message : String(error)}. The database is as it was before.`,
      { cause: error },
    );
  }
  return pending.map((migration) => migration.file);
}

/**
 * The versions that a database has, none where it is new. Changes nothing.
 * @throws `MIGRATION_FAILED` for a database that these migrations did not make
 */
export async function refuseOtherHistory(
  database: Database,
  migrations: readonly MigrationFile[],
): Promise<ReadonlySet<string>> {
  const { rows: found } = await database.query(
    "select 1 where to_regclass('supabase_migrations.schema_migrations') is not null",
  );
  if (found.length === 0) return new Set();
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  const known = new Set(migrations.map((migration) => migration.version));
  const unknown = [...applied].filter((version) => !known.has(version));
  if (unknown.length === 0) return applied;
  throw new KnownError(
    'MIGRATION_FAILED',
    migrations.some(({ version }) => applied.has(version))
      ? `The data folder holds migration ${unknown.join(', ')}, which this code does not know: it was used by a ` +
          'newer version, or the file was renamed or removed. Start that version, put the file back, or use another ' +
          'data folder.'
      : 'The data folder was made by a version from before the first release and is left as it is: move it away or set ' +
          'DATA_DIR to a new folder, and export its accounts and records with the version that made it.',
  );
}

/** One file `<14-digit version>_<name>.sql` of `supabase/migrations`. */
export type MigrationFile = { file: string; version: string; name: string; sql: string };

const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/**
 * The migrations of a folder in the order of their versions.
 * @throws `MIGRATION_FAILED` for a file name of another form, or a version that is used twice
 */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new KnownError(
          'MIGRATION_FAILED',
          `${file} is not named <14 digits>_<lower_case_name>.sql.`,
        );
      }
      return { file, version, name, sql: readFileSync(join(folder, file), 'utf8') };
    });
  const repeated = files.find((file, index) => files[index - 1]?.version === file.version);
  if (repeated !== undefined)
    throw new KnownError('MIGRATION_FAILED', `${repeated.file} repeats a version.`);
  return files;
}
