import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { BackendConnection } from '../database/connection.ts';
import type { Database } from '../database/sql.ts';
import { initWithStorage, storageConfig } from '../storage/file-storage.ts';
import { applyMigrations, refuseOtherHistory } from './apply-migrations.ts';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';

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
 * @throws MigrationError
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
