import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { BackendConnection } from './connection.ts';
import { makeApiRoles } from './database.ts';
import { initWithStorage, storageConfig } from './file-storage.ts';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';
import { applyMigrations } from './migrations.ts';
import type { Database } from './sql.ts';

const MIGRATIONS = join(import.meta.dirname, '..', 'supabase', 'migrations');

/** Brings the schemas of the backend and the migrations, all by default, into an open database. */
export async function migrate(
  { connection, database }: { connection: BackendConnection; database: Database },
  isWanted: (migration: MigrationFile) => boolean = () => true,
): Promise<void> {
  await makeApiRoles(database);
  // Only the schemas of auth and storage are wanted of the app; it serves nothing.
  const app = new App({
    connection,
    storage: storageConfig,
    auth: { enabled: true, jwt_secret: 'not used: nothing is signed' },
  });
  // Nothing is ever stored: it is about the schema.
  await initWithStorage(app, '.');
  await app.ensureSystemSchema();
  await applyMigrations(database, readMigrationFiles(MIGRATIONS).filter(isWanted));
}
